package org.hullwright.engine.agent;

import java.util.OptionalLong;

import org.hullwright.engine.agent.Foresight.Prospect;
import org.hullwright.engine.random.RandomStreams;

/**
 * Tries each option a few times and takes the one after which its player is best off. What comes after the option is decided at random for
 * a while, the same for all options as far as that goes. Of equally good options it takes any.
 */
public final class HeuristicAgent implements Agent {

	private static final int TRIALS = 4;
	private static final int DECISIONS_AHEAD = 6;
	private static final int CHANCES = Integer.MAX_VALUE;

	private final long seed;
	private final long stream;
	private int drawn;

	/**
	 * An agent that decides the same way whenever it is made the same way.
	 *
	 * @param name tells agents of one game apart
	 */
	public HeuristicAgent(long seed, String name) {
		this.seed = seed;
		this.stream = RandomStreams.named("agent " + name);
	}

	@Override
	public int choose(Decision decision) {
		Foresight foresight = decision.foresight();
		int seat = decision.seat();
		long[] chances = new long[TRIALS];
		for (int trial = 0; trial < TRIALS; trial++) {
			chances[trial] = below(CHANCES);
		}
		int best = 0;
		int equals = 0;
		double most = Double.NEGATIVE_INFINITY;
		for (int option = 0; option < decision.size(); option++) {
			double worth = worthOf(option, seat, chances, foresight);
			if (worth > most) {
				most = worth;
				best = option;
				equals = 1;
			} else if (worth == most && below(++equals) == 0) {
				best = option;
			}
		}
		return best;
	}

	/** The average over all guesses on which the rules could be followed. */
	private static double worthOf(int option, int seat, long[] chances, Foresight foresight) {
		double sum = 0;
		int followed = 0;
		for (long chance : chances) {
			Prospect prospect = foresight.play(chance, new Trial(option, chance));
			OptionalLong worth = prospect.worthTo(seat);
			if (worth.isPresent()) {
				sum += worth.getAsLong();
				followed++;
			}
		}
		return followed == 0 ? Double.NEGATIVE_INFINITY : sum / followed;
	}

	private int below(int bound) {
		return RandomStreams.below(seed, stream, drawn++, bound);
	}

	/** Takes an option, then any for a while. */
	private static final class Trial implements Agent {

		private final int first;
		private final RandomAgent afterwards;
		private int taken;

		Trial(int first, long chance) {
			this.first = first;
			this.afterwards = new RandomAgent(chance, "trial");
		}

		@Override
		public int choose(Decision decision) {
			if (taken > DECISIONS_AHEAD) {
				throw new GameAbandoned();
			}
			return taken++ == 0 ? first : afterwards.choose(decision);
		}
	}
}
