package org.hullwright.engine.agent;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Foresight.Prospect;
import org.hullwright.engine.random.RandomStreams;

/**
 * Tries each option a few times and takes the one after which its player is best off. Where there are many it first looks what each does by
 * itself, and goes on with the best of them up to the next decision. What an option asks for is decided as well as that can be seen at
 * once, by all players for themselves. Of equally good options it takes any.
 */
public final class HeuristicAgent implements Agent {

	/** Options that are looked at closely. */
	private static final int FINALISTS = 3;
	private static final int GLANCES = 2;
	private static final int TRIALS = 4;
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
		long[] chances = new long[TRIALS];
		for (int trial = 0; trial < TRIALS; trial++) {
			chances[trial] = below(CHANCES);
		}
		int[] finalists = decision.size() <= FINALISTS ? IntStream.range(0, decision.size()).toArray() : mostPromising(decision, chances);
		Foresight foresight = decision.foresight();
		double[] worths = Arrays.stream(finalists).mapToDouble(option -> worthOf(option, decision.seat(), chances, foresight)).toArray();
		return finalists[best(worths)];
	}

	/** Those that do most by themselves. */
	private int[] mostPromising(Decision decision, long[] chances) {
		double[] worths = new double[decision.size()];
		for (int glance = 0; glance < GLANCES; glance++) {
			long chance = chances[glance];
			List<OptionalLong> seen = decision.worths(chance, () -> new Follower(chance));
			Arrays.setAll(worths, option -> worths[option] + (seen.get(option).isPresent() ? seen.get(option).getAsLong() : Integer.MIN_VALUE));
		}
		int[] order = new int[decision.size()];
		Arrays.setAll(order, option -> below(CHANCES));
		return IntStream.range(0, decision.size()).boxed()
				.sorted(Comparator.<Integer>comparingDouble(option -> -worths[option]).thenComparingInt(option -> order[option]))
				.limit(FINALISTS).mapToInt(Integer::intValue).toArray();
	}

	private int best(double[] worths) {
		int best = 0;
		int equals = 0;
		double most = Double.NEGATIVE_INFINITY;
		for (int at = 0; at < worths.length; at++) {
			if (worths[at] > most) {
				most = worths[at];
				best = at;
				equals = 1;
			} else if (worths[at] == most && below(++equals) == 0) {
				best = at;
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

	/** Takes an option and leaves at the next decision that is not part of it. */
	private static final class Trial implements Agent {

		private final int first;
		private final Follower follower;
		private int depth = -1;

		Trial(int first, long chance) {
			this.first = first;
			this.follower = new Follower(chance);
		}

		@Override
		public int choose(Decision decision) {
			if (depth < 0) {
				depth = decision.depth();
				return first;
			}
			if (decision.depth() <= depth) {
				throw new GameAbandoned();
			}
			return follower.choose(decision);
		}
	}
}
