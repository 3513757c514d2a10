package org.hullwright.benchmarks.fair;

import org.hullwright.benchmarks.twin.Chance;

/** A deck that takes its discards back when it runs out. As nobody sees its order, it is shuffled while it is drawn from. */
final class Deck {

	/** What is drawn when there is nothing. */
	static final int NOTHING = -1;

	private final Chance chance;
	private Pile cards;
	private Pile discards;

	/** @param most how many cards there are */
	Deck(int most, Chance chance) {
		this.cards = new Pile(most);
		this.discards = new Pile(most);
		this.chance = chance;
	}

	/** Puts a card in before the game. */
	void add(int card) {
		cards.add(card);
	}

	/** The next card, or {@link #NOTHING}. */
	int draw() {
		if (cards.size() == 0) {
			Pile empty = cards;
			cards = discards;
			discards = empty;
		}
		return cards.size() == 0 ? NOTHING : cards.swapOut(chance.below(cards.size()));
	}

	void discard(int card) {
		discards.add(card);
	}
}
