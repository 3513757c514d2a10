package org.hullwright.simulation.play;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SequencedMap;

import org.hullwright.engine.game.Standing;

/** What came of a game. */
public sealed interface GameResult {

	/** Which game it was. */
	Deal deal();

	/**
	 * It came to its end. Components are told by the positions of their designs in the world, each once.
	 *
	 * @param reason of the end, in the words of the rules; may be empty
	 * @param winners seats, from 1
	 * @param standing scores and teams
	 * @param rounds how many were begun
	 * @param decisions how many were taken that had more than one option
	 * @param figures what the pack measures; none where the game does not count for it
	 * @param owned what each seat had at the end
	 * @param states of each seat at the end, of those that are words: positions of the words by those of the properties
	 * @param firsts when such a state of a seat first was a word; those that never were are not among them
	 * @param use what happened to components
	 * @param performed numbers of the places of sentences, rules and branches; in results of a {@link Simulation} those that no game before
	 * went through
	 */
	record Finished(Deal deal, String reason, List<Integer> winners, Standing standing, int rounds, int decisions,
			List<OptionalInt> figures,
			List<BitSet> owned,
			List<SequencedMap<Integer, Integer>> states, List<FirstFate> firsts, Use use, BitSet performed) implements GameResult {

		public Finished {
			winners = List.copyOf(winners);
			figures = List.copyOf(figures);
			owned = List.copyOf(owned);
			states = List.copyOf(states);
			firsts = List.copyOf(firsts);
		}

		/** Whether a player won. */
		public boolean isWon() {
			return !winners.isEmpty();
		}

		/** The same without what was performed in games before, to which this one is added. */
		Finished after(BitSet performedBefore) {
			BitSet fresh = (BitSet) performed.clone();
			fresh.andNot(performedBefore);
			performedBefore.or(fresh);
			return new Finished(deal, reason, winners, standing, rounds, decisions, figures, owned, states, firsts, use,
					fresh);
		}
	}

	/**
	 * The first time that a state of any seat was a word.
	 *
	 * @param property position of the state
	 * @param word position of the word
	 * @param round in which it was seen first; 0 for what was so at the beginning
	 */
	record FirstFate(int property, int word, int round) {}

	/**
	 * What happened to components in a game.
	 *
	 * @param drawn left a deck or a bag
	 * @param offered could be chosen by a player who had another option
	 * @param chosen were what the chosen option was about
	 * @param fired did something: what they say somewhere was performed
	 */
	record Use(BitSet drawn, BitSet offered, BitSet chosen, BitSet fired) {}

	/**
	 * A rule did something impossible or endless.
	 *
	 * @param error what, with its place and what led there
	 */
	record Broken(Deal deal, String error) implements GameResult {}
}
