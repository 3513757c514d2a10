package org.hullwright.engine.node;

import org.hullwright.engine.state.GameState;

/**
 * The budget of a game: what it has cost so far. Rules may be endless; here it is seen, long before the memory or the patience of people is
 * used up.
 * <p>
 * A step is about what it takes to look at one thing. Every node whose work grows with the game or with the text charges it, by this
 * convention:
 * <ul>
 * <li>each turn of a loop and each frame {@linkplain #burn burns} a step, which is where it is looked whether the budget is used up;
 * <li>a list is charged by its length by its holder: a buffer when it is {@linkplain FrameStack#giveBack given back}, an argument or a
 * local when it is made, what options are about when they are offered;
 * <li>what makes lists longer than their parts asks {@link #grow} before it goes on;
 * <li>what looks at more than the list that it makes — a scan of a zone, a sort, a walk outwards, a board, the rules around a change —
 * {@linkplain #spend spends} what it looks at;
 * <li>blocks, arguments, options and texts spend a step for each part, and the planner charges large expressions for their size.
 * </ul>
 */
public final class Effort {

	/** Steps between two decisions after which a game counts as endless. */
	private static final int FUEL = 5_000_000;
	/** Steps of a whole game after which it counts as endless; a long game takes less than a twentieth of them. */
	private static final long MOST_STEPS = 100_000_000;
	/** Steps of a whole game that are taken for texts and reasons that a client wants to read. */
	private static final long MOST_ASIDE = 200_000_000;
	/** The same between two decisions. */
	private static final int FUEL_ASIDE = 20_000_000;
	/** What it takes to step aside and back. */
	private static final int STEPS_OF_A_QUESTION = 10;
	/** How often it is looked how large the game has become. */
	private static final int STEPS_BETWEEN_LOOKS = 1 << 14;
	/** Values of one list. */
	private static final int LONGEST_LIST = 200_000;
	/** Entries of the journal that can be kept so that they can be taken back. */
	private static final int LARGEST_JOURNAL = 12_000_000;
	/** Things told that can be kept. */
	private static final int MOST_EVENTS = 2_000_000;
	/** Characters of all that is told. */
	private static final int LONGEST_STORY = 20_000_000;
	/** Texts that are told between two decisions. */
	private static final int MOST_TEXTS = 20_000;
	/** Decisions after which a game counts as endless. */
	private static final int MOST_DECISIONS = 200_000;
	/** Decisions of one round after which it counts as endless; programs that think and go round in circles take seconds for so many. */
	private static final int MOST_IN_ROUND = 10_000;

	private final GameState state;
	private Allowance allowance;
	private int fuel = FUEL;
	private int nextLook = FUEL - STEPS_BETWEEN_LOOKS;
	/** The fuel that was left when the allowance was last charged. */
	private int charged = FUEL;
	private long stepsBefore;
	private long asideBefore;
	private int aside;
	private boolean isAside;
	private int told;
	private int texts;

	/**
	 * @param state how large it has become is looked at
	 * @param allowance that this game shares with others; charged for everything, also for what is taken back
	 */
	Effort(GameState state, Allowance allowance) {
		this.state = state;
		this.allowance = allowance;
	}

	/** What is left until the next decision, for {@link #goBackTo}. */
	record Mark(int fuel, int nextLook, long stepsBefore, boolean isAside) {}

	/** @throws AllowanceExceeded when there is none left */
	Mark mark(int source) {
		charge();
		allowance.check(source);
		return new Mark(fuel, nextLook, stepsBefore, isAside);
	}

	/**
	 * Charges another allowance from now on.
	 *
	 * @return the one that was charged until now
	 */
	Allowance exchange(Allowance other) {
		charge();
		Allowance before = allowance;
		allowance = other;
		return before;
	}

	/** Begins something that is only found out for who may be listening; it has a budget of its own. Ends with {@link #goBackTo}. */
	Mark stepAside(int source) {
		Mark mark = mark(source);
		if (!isAside) {
			if (aside > FUEL_ASIDE || asideBefore + aside > MOST_ASIDE) {
				throw tooMuchAside(source);
			}
			isAside = true;
			fuel = FUEL;
			charged = FUEL;
			nextLook = FUEL - STEPS_BETWEEN_LOOKS;
		}
		fuel -= STEPS_OF_A_QUESTION;
		return mark;
	}

	/** Forgets what was done since the mark. */
	void goBackTo(Mark mark) {
		charge();
		if (isAside && !mark.isAside()) {
			aside += FUEL - fuel;
		}
		isAside = mark.isAside();
		fuel = mark.fuel();
		charged = fuel;
		nextLook = mark.nextLook();
		stepsBefore = mark.stepsBefore();
	}

	/** Counts a step; too many, or too much that they leave behind, stop the game. */
	public void burn(int source) {
		if (--fuel < nextLook) {
			look(source);
		}
	}

	/** Counts what looking at so many things costs; the next {@link #burn} stops the game when it is too much. */
	public void spend(int things) {
		fuel -= things;
	}

	/** Counts as many steps as looking at so many things costs, at the place where it is done. */
	public void burn(int source, int things) {
		spend(things);
		burn(source);
	}

	/**
	 * Counts a part that was added to a list, which stops the game when the list becomes too long.
	 *
	 * @param added how many values
	 * @param length that the list has now
	 */
	public void grow(int source, int added, int length) {
		if (length > LONGEST_LIST) {
			throw new ContentError(source,
					"this makes a list of more than " + LONGEST_LIST + " values; let it collect less, or each value only once");
		}
		spend(added);
		burn(source);
	}

	private void charge() {
		allowance.spend(charged - fuel);
		charged = fuel;
	}

	private void look(int source) {
		charge();
		allowance.check(source);
		if (fuel < 0) {
			throw ContentError.endless(source,
					"this goes on and on: more than " + FUEL + " steps without a decision; make sure that it ends, or let it look at less",
					FUEL);
		}
		if (isAside) {
			lookAside(source);
		} else if (stepsBefore + FUEL - fuel > MOST_STEPS) {
			throw new ContentError(source,
					"this game does not end: more than " + MOST_STEPS + " steps; make sure that it ends, or that its rules look at less");
		}
		if (state.mark() > LARGEST_JOURNAL) {
			throw new ContentError(source, "this changes too much at once: what has changed since the phase began can no longer be kept");
		}
		if (state.journal().events().size() > MOST_EVENTS) {
			throw new ContentError(source, "this game does not end: more than " + MOST_EVENTS + " events");
		}
		nextLook = Math.max(0, fuel - STEPS_BETWEEN_LOOKS);
	}

	private void lookAside(int source) {
		int now = aside + FUEL - fuel;
		if (now > FUEL_ASIDE || asideBefore + now > MOST_ASIDE) {
			throw tooMuchAside(source);
		}
	}

	private static ContentError tooMuchAside(int source) {
		return new ContentError(source,
				"it takes too long to find out what is to be shown here: texts and conditions of options take more than "
						+ FUEL_ASIDE + " steps; offer fewer options, or let them say less");
	}

	/** Begins to count anew: a player is asked. */
	void reachDecision() {
		charge();
		stepsBefore += FUEL - fuel;
		asideBefore += aside;
		aside = 0;
		texts = 0;
		fuel = FUEL;
		charged = FUEL;
		nextLook = FUEL; // so that a game of many decisions with few steps each is looked at as well
	}

	/**
	 * Counts the decisions that have been taken.
	 *
	 * @param inRound how many of them in the round that is being played, or the set-up
	 */
	void decided(int decisions, int inRound, int source) {
		if (inRound > MOST_IN_ROUND) {
			throw new ContentError(source, "this game does not end: more than " + MOST_IN_ROUND
					+ " decisions in one round; either a rule lets players go round in circles, or those who play never choose what would end it");
		}
		if (decisions > MOST_DECISIONS) {
			throw new ContentError(source, "this game does not end: more than " + MOST_DECISIONS + " decisions");
		}
	}

	/** Counts the words of something that is told; to be called before it is kept. */
	void tell(int source, int characters) {
		told += characters;
		if (told > LONGEST_STORY) {
			throw new ContentError(source, "this game tells too much: more than " + LONGEST_STORY + " characters");
		}
	}

	/** Counts a text of the story and its words; to be called before it is kept. Too many without a decision stop the game. */
	void tellText(int source, int characters) {
		texts++;
		if (texts > MOST_TEXTS) {
			throw new ContentError(source, "this goes on and on: more than " + MOST_TEXTS
					+ " texts are told without a decision; make sure that it ends, or let it tell less");
		}
		tell(source, characters);
	}

	/** Steps since the game began, as far as they were not taken back. */
	public long steps() {
		return stepsBefore + FUEL - fuel;
	}
}
