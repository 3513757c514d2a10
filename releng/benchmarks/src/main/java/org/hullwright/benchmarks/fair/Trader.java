package org.hullwright.benchmarks.fair;

/** What a player of the fair has. */
final class Trader {

	private static final int ROOM = 4;
	private static final int ROOM_OF_CARTER = 2;
	private static final int MOST_COINS = 99;
	private static final int MOST_FAME = 30;

	final Pile hand = new Pile(Ware.COUNT);
	int coins = 4;
	int fame;
	int guards;
	boolean hasCarter;
	int bid;

	void earn(int more) {
		coins = Math.min(MOST_COINS, coins + more);
	}

	/** Whether it makes a difference. */
	boolean changeFame(int by) {
		int before = fame;
		fame = Math.clamp(before + by, 0, MOST_FAME);
		return fame != before;
	}

	/** How many cards are too many. */
	int surplus() {
		return hand.size() - ROOM - (hasCarter ? ROOM_OF_CARTER : 0);
	}

	/** How many of a good there are on hand. */
	int stock(int good) {
		int stock = 0;
		for (int at = 0; at < hand.size(); at++) {
			stock += Ware.good(hand.get(at)) == good ? 1 : 0;
		}
		return stock;
	}

	int wealth(boolean isMaster) {
		int goods = 0;
		for (int at = 0; at < hand.size(); at++) {
			goods |= 1 << Ware.good(hand.get(at));
		}
		return coins + 3 * fame + 2 * Integer.bitCount(goods) + (isMaster ? 4 : 0);
	}
}
