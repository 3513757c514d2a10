package org.hullwright.engine.agent;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.hullwright.engine.random.RandomStreams;

/**
 * A one-ply lookahead: performs each option on some determinizations of what its player cannot know, and takes the one after which the
 * position is worth most. Good where the evaluation function looks far ahead by itself, as a learned one does. Of equally good options it
 * takes any.
 */
public final class LookaheadAgent implements DeliberatingAgent {

	private static final int CHANCES = Integer.MAX_VALUE;
	/** Of an option after which a rule failed: worse than anything. */
	private static final double NOTHING_KNOWN = -1e12;
	private static final int FINE = 1_000_000;

	private final long seed;
	private final long stream;
	private final Temper temper;
	private final int determinizations;
	private int drawn;

	/**
	 * An agent that decides the same way whenever it is made the same way.
	 *
	 * @param name tells agents of one game apart
	 * @param temper how it weighs what it foresees
	 * @param determinizations on how many it tries each option, at least 1
	 */
	public LookaheadAgent(long seed, String name, Temper temper, int determinizations) {
		this.seed = seed;
		this.stream = RandomStreams.named("agent " + name);
		this.temper = temper;
		this.determinizations = determinizations;
	}

	@Override
	public Deliberation deliberate(Decision decision) {
		if (temper.slips() > 0 && below(FINE) < temper.slips() * FINE) {
			return new Deliberation(List.of(), below(decision.size()), List::of);
		}
		double[][] worths = new double[decision.size()][determinizations];
		for (int at = 0; at < determinizations; at++) {
			long chance = below(CHANCES);
			List<OptionalLong> seen = decision.worths(chance, temper.valuation(), () -> new GreedyPolicy(chance, temper.valuation()));
			for (int option = 0; option < worths.length; option++) {
				OptionalLong worth = seen.get(option);
				worths[option][at] = worth.isPresent() ? worth.getAsLong() : NOTHING_KNOWN;
			}
		}
		int best = best(worths);
		return new Deliberation(IntStream.range(0, worths.length).mapToObj(option -> weighed(option, worths[option])).toList(), best,
				List::of);
	}

	private Deliberation.Weighed weighed(int option, double[] worths) {
		return new Deliberation.Weighed(option, temper.of(worths), DoubleStream.of(worths).min().orElseThrow(),
				DoubleStream.of(worths).max().orElseThrow(), worths.length);
	}

	private int best(double[][] worths) {
		int best = 0;
		double most = temper.of(worths[0]);
		int equals = 1;
		for (int option = 1; option < worths.length; option++) {
			double worth = temper.of(worths[option]);
			if (worth > most) {
				best = option;
				most = worth;
				equals = 1;
			} else if (worth == most && below(++equals) == 0) {
				best = option;
			}
		}
		return best;
	}

	private int below(int bound) {
		return RandomStreams.below(seed, stream, drawn++, bound);
	}
}
