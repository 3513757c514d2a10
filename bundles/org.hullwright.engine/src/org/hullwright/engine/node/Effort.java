package org.hullwright.engine.node;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;

/** What a game has cost so far. Rules may be endless; here it is seen, long before the memory or the patience of people is used up. */
final class Effort {

	/** Steps between two decisions after which a game counts as endless. */
	private static final int FUEL = 5_000_000;
	/** Steps of a whole game after which it counts as endless; a long game takes less than a hundredth of them. */
	private static final long MOST_STEPS = 500_000_000;
	/** How often it is looked how large the game has become. */
	private static final int STEPS_BETWEEN_LOOKS = 1 << 14;
	/** Entries of the journal that can be kept so that they can be taken back. */
	private static final int LARGEST_JOURNAL = 12_000_000;
	/** Things told that can be kept. */
	private static final int MOST_EVENTS = 2_000_000;
	/** Characters of all that is told. */
	private static final int LONGEST_STORY = 20_000_000;
	/** Decisions after which a game counts as endless. */
	private static final int MOST_DECISIONS = 200_000;

	private final GameState state;
	private int fuel = FUEL;
	private int nextLook = FUEL - STEPS_BETWEEN_LOOKS;
	private long stepsBefore;
	private int told;

	/** @param state how large it has become is looked at */
	Effort(GameState state) {
		this.state = state;
	}

	/** What is left until the next decision, for {@link #goBackTo}. */
	record Mark(int fuel, int nextLook) {
	}

	Mark mark() {
		return new Mark(fuel, nextLook);
	}

	/** Forgets what was done since the mark. */
	void goBackTo(Mark mark) {
		fuel = mark.fuel();
		nextLook = mark.nextLook();
	}

	/** Counts a step. */
	void burn(int source) {
		if (--fuel < nextLook) {
			look(source);
		}
	}

	/** Counts what looking at so many things costs; the next {@link #burn} stops the game when it is too much. */
	void spend(int things) {
		fuel -= things;
	}

	private void look(int source) {
		if (fuel < 0) {
			throw new ContentError(source, "this goes on and on: more than " + FUEL + " steps without a decision");
		}
		if (stepsBefore + FUEL - fuel > MOST_STEPS) {
			throw new ContentError(source, "this game does not end: more than " + MOST_STEPS + " steps");
		}
		if (state.mark() > LARGEST_JOURNAL) {
			throw new ContentError(source, "this changes too much at once: what has changed since the phase began can no longer be kept");
		}
		if (state.journal().events().size() > MOST_EVENTS) {
			throw new ContentError(source, "this game does not end: more than " + MOST_EVENTS + " events");
		}
		nextLook = Math.max(0, fuel - STEPS_BETWEEN_LOOKS);
	}

	/** Begins to count anew: somebody is asked. */
	void reachDecision() {
		stepsBefore += FUEL - fuel;
		fuel = FUEL;
		nextLook = FUEL; // so that a game of many decisions with few steps each is looked at as well
	}

	/** Counts the decisions that have been taken. */
	void decided(int decisions, int source) {
		if (decisions > MOST_DECISIONS) {
			throw new ContentError(source, "this game does not end: more than " + MOST_DECISIONS + " decisions");
		}
	}

	/** Counts the words of something that is told. */
	void tell(Event event, int characters) {
		told += characters;
		if (told > LONGEST_STORY) {
			throw new ContentError(event.source(), "this game tells too much: more than " + LONGEST_STORY + " characters");
		}
	}
}
