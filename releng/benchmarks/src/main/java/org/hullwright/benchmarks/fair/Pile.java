package org.hullwright.benchmarks.fair;

/** Cards in a row, each known by a small number. */
final class Pile {

	private final int[] cards;
	private int size;

	/** @param most how many it may ever have */
	Pile(int most) {
		cards = new int[most];
	}

	int size() {
		return size;
	}

	int get(int at) {
		return cards[at];
	}

	void add(int card) {
		cards[size++] = card;
	}

	/** Takes one out; those behind it move up. */
	int remove(int at) {
		int card = cards[at];
		size--;
		System.arraycopy(cards, at + 1, cards, at, size - at);
		return card;
	}

	/** Takes one out of a pile whose order is of no account: the last one takes its place. */
	int swapOut(int at) {
		int card = cards[at];
		cards[at] = cards[--size];
		return card;
	}
}
