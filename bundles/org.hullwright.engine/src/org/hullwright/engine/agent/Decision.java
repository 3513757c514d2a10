package org.hullwright.engine.agent;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.hullwright.engine.state.GameState;

/**
 * A decision at hand. Valid until it is taken, on the thread that asks; who wants to show it elsewhere copies what it needs. Labels are
 * made when they are asked for.
 */
public interface Decision {

	/** Seconds that never run out. */
	int UNTIMED = Integer.MAX_VALUE;

	/** How many decisions have been taken before in this game. */
	int number();

	/** Who decides: the number of a player, from 1. */
	int seat();

	/** Whether the other players are not to learn what is chosen. */
	boolean isSecret();

	/** What is asked; may be empty. */
	String prompt();

	/** Number of the place in the text that asks. */
	int source();

	/** Numbers of the places that led here, from the inside out: what performs the part that asks, what performs that, and so on. */
	int[] causes();

	/** How many options there are, at least two. */
	int size();

	/** What an option says. */
	String label(int option);

	/** The piece an option is about; -1 when it is about none. */
	int subject(int option);

	/** Number of the place in the text of an option. */
	int source(int option);

	/** What could be chosen but is not offered now, with the reason; looked for when it is asked for. */
	List<Unavailable> unavailable();

	/** The game as it is; to be looked at only. */
	GameState state();

	/**
	 * How many options are being performed around it: 0 for a decision of its own, 1 for one that an option of such a decision asks for.
	 */
	int depth();

	/**
	 * How many seconds are left to decide until a track that counts them makes something happen; {@link #UNTIMED} when none does. What
	 * happens then happens before any answer, and the decision is asked anew.
	 */
	int secondsLeft();

	/** How many seconds have run out since the last decision was taken, before this one was asked anew. */
	int secondsWaited();

	/**
	 * Says how long it took to answer. An agent that does not say so has answered at once.
	 *
	 * @param seconds since this decision was asked; an answer after {@link #secondsLeft} is not taken
	 */
	void answeredAfter(int seconds);

	/** How long it took to answer, as far as that was said. */
	int seconds();

	/**
	 * What may come of it.
	 *
	 * @param valuation what things are worth in it
	 * @throws IllegalStateException when this decision is itself only foreseen
	 */
	ForwardModel forwardModel(Valuation valuation);

	/** The same, as is usual for the game. */
	default ForwardModel forwardModel() {
		return forwardModel(Valuation.USUAL);
	}

	/**
	 * Whether an evaluation function was learned for the game that foresees how likely a player wins; learned weights of goals are none.
	 */
	boolean hasLearnedEvaluation();

	/**
	 * What each option is worth to who decides when it is performed by itself, to its end and no further. What they cannot know is guessed
	 * as in {@link #forwardModel}, unless this decision is itself only foreseen: then it has been guessed before.
	 *
	 * @param chance the same number makes the same determinization
	 * @param valuation what things are worth
	 * @param policies makes for each option who takes the decisions that it asks for, of all seats; it may leave with {@link GameAbandoned}
	 * @return one for each option; empty when a rule failed, which it may only in this determinization
	 */
	List<OptionalLong> worths(long chance, Valuation valuation, Supplier<Agent> policies);

	/** The same, as is usual for the game. */
	default List<OptionalLong> worths(long chance, Supplier<Agent> policies) {
		return worths(chance, Valuation.USUAL, policies);
	}
}
