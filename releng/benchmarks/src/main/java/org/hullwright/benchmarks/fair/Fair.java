package org.hullwright.benchmarks.fair;

import java.util.Arrays;

import org.hullwright.benchmarks.twin.Chance;
import org.hullwright.benchmarks.twin.Chooser;
import org.hullwright.benchmarks.twin.Course;

/**
 * The card game of the pack {@code fair}, written by hand the way one would for speed. It plays the same rules with a chance of its own; a
 * test compares many games of both.
 */
public final class Fair {

	/** How many it is for here. */
	public static final int PLAYERS = 3;

	private static final int DAYS = 8;
	private static final int DAY_OF_NEW_DEMAND = 5;
	private static final int ACTIONS = 2;
	private static final int IN_MARKET = 4;
	private static final int IN_TAVERN = 3;
	private static final int FEAST = 0;
	private static final int[] CROWD = { 1, 1, 2, 2, 3, FEAST };
	private static final int USUAL_DEMAND = 3;
	private static final int MOST_DEMAND = 5;
	private static final int MOST_BID = 3;
	private static final int NOBODY = -1;

	private static final int BUY = 0;
	private static final int HIRE = BUY + IN_MARKET;
	private static final int SELL = HIRE + IN_TAVERN;
	private static final int WORK = SELL + Ware.GOODS;

	private final Chance chance;
	private final Chooser chooser;
	private final Deck wares;
	private final Deck helpers;
	private final Pile market = new Pile(IN_MARKET);
	private final Pile tavern = new Pile(IN_TAVERN);
	private final int[] demand = new int[Ware.GOODS];
	private final Trader[] traders = new Trader[PLAYERS];
	private final int[] options = new int[WORK + 1];
	private int opener;
	private int master = NOBODY;
	private int decisions;

	public Fair(Chance chance, Chooser chooser) {
		this.chance = chance;
		this.chooser = chooser;
		this.wares = new Deck(Ware.COUNT, chance);
		this.helpers = new Deck(Helper.COUNT, chance);
		setUp();
	}

	private void setUp() {
		for (int good = 0; good < Ware.GOODS; good++) {
			demand[good] = USUAL_DEMAND;
			for (int worth = 1; worth <= Ware.MOST_WORTH; worth++) {
				for (int copy = 0; copy < Ware.COPIES; copy++) {
					wares.add(Ware.of(good, worth));
				}
			}
		}
		for (int helper = 0; helper < Helper.COPIES.length; helper++) {
			for (int copy = 0; copy < Helper.COPIES[helper]; copy++) {
				helpers.add(helper);
			}
		}
		for (int seat = 0; seat < PLAYERS; seat++) {
			traders[seat] = new Trader();
			for (int card = 0; card < 3; card++) {
				traders[seat].hand.add(wares.draw());
			}
		}
		refill();
	}

	/** Plays to the end. */
	public Course play() {
		for (int day = 1; day <= DAYS; day++) {
			dawn();
			for (int turn = 0; turn < PLAYERS; turn++) {
				int seat = (opener + turn) % PLAYERS;
				for (int action = 0; action < ACTIONS; action++) {
					act(seat);
				}
			}
			bid();
			for (int seat = 0; seat < PLAYERS; seat++) {
				leaveBehind(seat);
			}
			opener = (opener + 1) % PLAYERS;
			if (day + 1 == DAY_OF_NEW_DEMAND) {
				Arrays.fill(demand, USUAL_DEMAND);
			}
		}
		int[] scores = new int[PLAYERS];
		for (int seat = 0; seat < PLAYERS; seat++) {
			scores[seat] = traders[seat].wealth(seat == master);
		}
		return Course.won(DAYS, decisions, scores);
	}

	/** The option that somebody takes. */
	private int choose(int seat, int count) {
		if (count == 1) {
			return 0;
		}
		decisions++;
		return chooser.choose(seat + 1, count);
	}

	private void dawn() {
		if (market.size() > 0) {
			discard(market.remove(0));
		}
		int crowd = chance.roll(CROWD);
		if (crowd == FEAST) {
			for (Trader each : traders) {
				each.earn(2);
			}
		}
		for (int more = 0; more < crowd; more++) {
			raiseDemand(chance.below(Ware.GOODS));
		}
	}

	private void raiseDemand(int good) {
		demand[good] = Math.min(MOST_DEMAND, demand[good] + 1);
	}

	private void refill() {
		for (int card = NOBODY; market.size() < IN_MARKET && (card = wares.draw()) != Deck.NOTHING;) {
			market.add(card);
		}
		for (int card = NOBODY; tavern.size() < IN_TAVERN && (card = helpers.draw()) != Deck.NOTHING;) {
			tavern.add(card);
		}
	}

	private void discard(int ware) {
		wares.discard(ware);
		refill();
	}

	private int price(int ware) {
		return Ware.worth(ware) + demand[Ware.good(ware)] / 2;
	}

	private void act(int seat) {
		Trader trader = traders[seat];
		int option = options[choose(seat, listOptions(seat, trader))];
		if (option < HIRE) {
			trader.coins -= price(market.get(option - BUY));
			trader.hand.add(market.remove(option - BUY));
			refill();
		} else if (option < SELL) {
			hire(seat, trader, option - HIRE);
		} else if (option < WORK) {
			sell(seat, trader, option - SELL);
		} else {
			trader.earn(1);
		}
	}

	private int listOptions(int seat, Trader trader) {
		int count = 0;
		for (int at = 0; at < market.size(); at++) {
			if (price(market.get(at)) <= trader.coins) {
				options[count++] = BUY + at;
			}
		}
		for (int at = 0; at < tavern.size(); at++) {
			if (Helper.WAGE[tavern.get(at)] <= trader.coins && canHelp(tavern.get(at), seat, trader)) {
				options[count++] = HIRE + at;
			}
		}
		for (int good = 0; good < Ware.GOODS; good++) {
			if (trader.stock(good) >= 2) {
				options[count++] = SELL + good;
			}
		}
		options[count++] = WORK;
		return count;
	}

	private boolean canHelp(int helper, int seat, Trader trader) {
		return switch (helper) {
			case Helper.THIEF -> {
				boolean isThereAny = false;
				for (int rival = 0; rival < PLAYERS; rival++) {
					isThereAny |= isVictim(rival, seat);
				}
				yield isThereAny;
			}
			case Helper.CARTER -> !trader.hasCarter;
			case Helper.MONEYCHANGER -> trader.hand.size() > 0;
			default -> true;
		};
	}

	private boolean isVictim(int rival, int thief) {
		return rival != thief && traders[rival].hand.size() > 0;
	}

	private void hire(int seat, Trader trader, int at) {
		int helper = tavern.get(at);
		trader.coins -= Helper.WAGE[helper];
		switch (helper) {
			case Helper.PORTER -> drawTwo(trader);
			case Helper.THIEF -> steal(seat);
			case Helper.GUARD -> trader.guards++;
			case Helper.CARTER -> trader.hasCarter = true;
			case Helper.MONEYCHANGER -> change(seat, trader);
			case Helper.JUGGLER -> juggle(seat, trader);
			default -> bless();
		}
		tavern.remove(at);
		if (helper != Helper.GUARD && helper != Helper.CARTER) {
			helpers.discard(helper);
		}
		refill();
	}

	private void drawTwo(Trader trader) {
		for (int card = 0; card < 2; card++) {
			int drawn = wares.draw();
			if (drawn != Deck.NOTHING) {
				trader.hand.add(drawn);
			}
		}
	}

	private void steal(int seat) {
		int count = 0;
		for (int rival = 0; rival < PLAYERS; rival++) {
			if (isVictim(rival, seat)) {
				options[count++] = rival;
			}
		}
		Trader victim = traders[options[choose(seat, count)]];
		if (victim.guards > 0) {
			victim.guards--;
			helpers.discard(Helper.GUARD);
			changeFame(seat, -1);
		} else {
			traders[seat].hand.add(victim.hand.swapOut(chance.below(victim.hand.size())));
		}
	}

	private void change(int seat, Trader trader) {
		int first = choose(seat, trader.hand.size() + 1);
		if (first == trader.hand.size()) {
			return;
		}
		int one = trader.hand.swapOut(first);
		int second = choose(seat, trader.hand.size() + 1);
		trader.earn(3);
		discard(one);
		if (second < trader.hand.size()) {
			trader.earn(3);
			discard(trader.hand.swapOut(second));
		}
	}

	private void juggle(int seat, Trader trader) {
		changeFame(seat, 1);
		for (Trader each : traders) {
			if (each.fame > trader.fame) {
				trader.earn(1);
			}
		}
	}

	private void bless() {
		for (int seat = 0; seat < PLAYERS; seat++) {
			if (traders[seat].coins >= 8) {
				traders[seat].coins -= 2;
				changeFame(seat, 1);
			}
		}
	}

	private void changeFame(int seat, int by) {
		if (!traders[seat].changeFame(by) || seat == master) {
			return;
		}
		for (int rival = 0; rival < PLAYERS; rival++) {
			if (rival != seat && traders[rival].fame >= traders[seat].fame) {
				return;
			}
		}
		master = seat;
		traders[seat].earn(1);
	}

	private void sell(int seat, Trader trader, int good) {
		int sold = trader.stock(good);
		int worth = 0;
		for (int at = 0; at < trader.hand.size(); at++) {
			worth += Ware.good(trader.hand.get(at)) == good ? Ware.worth(trader.hand.get(at)) : 0;
		}
		trader.earn(worth + (sold - 1) * demand[good]);
		if (sold >= 3) {
			changeFame(seat, 1);
		}
		for (int at = trader.hand.size() - 1; at >= 0; at--) {
			if (Ware.good(trader.hand.get(at)) == good) {
				discard(trader.hand.swapOut(at));
			}
		}
		lowerDemand(good);
	}

	private void lowerDemand(int good) {
		int before = demand[good];
		demand[good] = Math.max(1, before - 2);
		if (demand[good] == 1 && before > 1) {
			for (int other = 0; other < Ware.GOODS; other++) {
				if (other != good) {
					raiseDemand(other);
				}
			}
		}
	}

	private void bid() {
		int highest = 0;
		for (int seat = 0; seat < PLAYERS; seat++) {
			Trader trader = traders[seat];
			trader.bid = choose(seat, Math.min(MOST_BID, trader.coins) + 1);
			highest = Math.max(highest, trader.bid);
		}
		int best = NOBODY;
		int count = 0;
		for (int seat = 0; seat < PLAYERS; seat++) {
			traders[seat].coins -= traders[seat].bid;
			if (traders[seat].bid == highest) {
				best = seat;
				count++;
			}
		}
		if (count == 1) {
			changeFame(best, 2);
		}
	}

	private void leaveBehind(int seat) {
		Pile hand = traders[seat].hand;
		int surplus = traders[seat].surplus();
		for (int card = 0; card < surplus; card++) {
			discard(hand.swapOut(choose(seat, hand.size())));
		}
	}
}
