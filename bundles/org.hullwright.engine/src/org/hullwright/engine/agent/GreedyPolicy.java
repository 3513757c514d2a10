package org.hullwright.engine.agent;

import java.util.List;
import java.util.OptionalLong;

/**
 * A greedy policy, which takes the decisions that an option asks for: each the way that a one-ply lookahead finds best for the player who
 * is asked. After some it leaves, so that options that ask on and on come to an end.
 */
final class GreedyPolicy implements Agent {

	private static final int MOST_DECISIONS = 8;

	private final long chance;
	private final Valuation valuation;
	private int taken;

	/**
	 * @param chance the same number decides the same way
	 * @param valuation what positions are worth
	 */
	GreedyPolicy(long chance, Valuation valuation) {
		this.chance = chance;
		this.valuation = valuation;
	}

	@Override
	public int choose(Decision decision) {
		leaveAfter(MOST_DECISIONS, taken++);
		List<OptionalLong> worths = decision.worths(chance, valuation, () -> new RandomRollout(chance));
		int best = 0;
		long most = Long.MIN_VALUE;
		for (int option = 0; option < worths.size(); option++) {
			if (worths.get(option).orElse(Long.MIN_VALUE) > most) {
				most = worths.get(option).getAsLong();
				best = option;
			}
		}
		return best;
	}

	private static void leaveAfter(int most, int taken) {
		if (taken == most) {
			throw new GameAbandoned();
		}
	}

	/** A rollout at random, of bounded length. */
	private static final class RandomRollout implements Agent {

		private static final int MOST_ROLLOUT_DECISIONS = 6;

		private final RandomAgent random;
		private int taken;

		RandomRollout(long chance) {
			this.random = new RandomAgent(chance, "stroller");
		}

		@Override
		public int choose(Decision decision) {
			leaveAfter(MOST_ROLLOUT_DECISIONS, taken++);
			return random.choose(decision);
		}
	}
}
