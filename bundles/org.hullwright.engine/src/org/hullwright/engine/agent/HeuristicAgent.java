package org.hullwright.engine.agent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

import org.hullwright.engine.random.RandomStreams;

/**
 * Evaluates each option by a few short rollouts and takes the one after which its player is best off. Where there are many, a one-ply
 * lookahead first selects the most promising, and only these are rolled out up to the next decision or the end of the rule that asks, or
 * beyond it where that makes no difference; those that are never better than another are dropped early. Where an evaluation function was
 * learned for the game, the lookahead alone goes by that. What an option asks for is decided by a greedy policy, by all players for
 * themselves. Of equally good options it takes any.
 */
public final class HeuristicAgent implements DeliberatingAgent {

	/** Options that are looked at closely. */
	private static final int FINALISTS = 3;
	private static final int GLANCES = 3;
	private static final int TRIALS = 4;
	/** Rollouts of each finalist before any is dropped: what fewer show is mostly chance. */
	private static final int FEWEST_TRIALS = 3;
	/** Of an option after which a rule failed: worse than anything. */
	private static final long NOTHING_KNOWN = Integer.MIN_VALUE;
	private static final int CHANCES = Integer.MAX_VALUE;

	/** Determinizations of a lookahead by what was learned. */
	private static final int DETERMINIZATIONS = 3;

	private final long seed;
	private final long stream;
	private final Valuation valuation;
	private final LookaheadAgent lookahead;
	private int drawn;

	/**
	 * An agent that decides the same way whenever it is made the same way.
	 *
	 * @param name tells agents of one game apart
	 */
	public HeuristicAgent(long seed, String name) {
		this(seed, name, Valuation.USUAL);
	}

	/**
	 * The same, which takes positions to be worth something else.
	 *
	 * @param valuation what positions are worth to it
	 */
	public HeuristicAgent(long seed, String name, Valuation valuation) {
		this.seed = seed;
		this.stream = RandomStreams.named("agent " + name);
		this.valuation = valuation;
		this.lookahead = new LookaheadAgent(seed, name, Temper.USUAL, DETERMINIZATIONS);
	}

	@Override
	public Deliberation deliberate(Decision decision) {
		return valuation.equals(Valuation.USUAL) && decision.hasLearnedEvaluation() ? lookahead.deliberate(decision) : rollOut(decision);
	}

	private Deliberation rollOut(Decision decision) {
		long[] chances = new long[TRIALS];
		for (int trial = 0; trial < TRIALS; trial++) {
			chances[trial] = below(CHANCES);
		}
		int[] finalists = decision.size() <= FINALISTS ? IntStream.range(0, decision.size()).toArray() : mostPromising(decision, chances);
		List<Finalist> all = finalists(decision, finalists, ForwardModel::rolloutWithinRule);
		List<Finalist> best = best(all, chances);
		if (best.size() == all.size()) {
			all = finalists(decision, finalists, ForwardModel::rollout);
			best = best(all, chances);
		}
		Finalist chosen = best.get(below(best.size()));
		return new Deliberation(all.stream().map(Finalist::weighed).toList(), chosen.option, () -> chosen.line(chances[0]));
	}

	private List<Finalist> finalists(Decision decision, int[] options, Horizon horizon) {
		return Arrays.stream(options)
				.mapToObj(option -> new Finalist(option, decision.seat(), decision.forwardModel(valuation), horizon, valuation)).toList();
	}

	/** Those that turn out best, which are equally good; rolls them out. */
	private static List<Finalist> best(List<Finalist> all, long[] chances) {
		List<Finalist> left = all;
		for (int trial = 0; trial < TRIALS; trial++) {
			long chance = chances[trial];
			left.forEach(finalist -> finalist.play(chance));
			Finalist best = bestOf(left);
			boolean unproven = trial < FEWEST_TRIALS - 1;
			boolean decided = left.stream().noneMatch(finalist -> finalist.wasBetterThan(best));
			if (decided && !unproven) {
				break;
			}
			left = left.stream().filter(finalist -> unproven || finalist.sum() == best.sum() || finalist.wasBetterThan(best)).toList();
		}
		double most = bestOf(left).sum();
		return left.stream().filter(finalist -> finalist.sum() == most).toList();
	}

	private static Finalist bestOf(List<Finalist> finalists) {
		return finalists.stream().max(Comparator.comparingDouble(Finalist::sum)).orElseThrow();
	}

	/** Those that do most by themselves. */
	private int[] mostPromising(Decision decision, long[] chances) {
		double[] worths = new double[decision.size()];
		for (int glance = 0; glance < GLANCES; glance++) {
			long chance = chances[glance];
			List<OptionalLong> seen = decision.worths(chance, valuation, () -> new GreedyPolicy(chance, valuation));
			Arrays.setAll(worths, option -> worths[option] + seen.get(option).orElse(NOTHING_KNOWN));
		}
		int[] order = new int[decision.size()];
		Arrays.setAll(order, option -> below(CHANCES));
		return IntStream.range(0, decision.size()).boxed()
				.sorted(Comparator.<Integer>comparingDouble(option -> -worths[option]).thenComparingInt(option -> order[option]))
				.limit(FINALISTS).mapToInt(Integer::intValue).toArray();
	}

	private int below(int bound) {
		return RandomStreams.below(seed, stream, drawn++, bound);
	}

	/** How far a rollout goes. */
	private interface Horizon {

		ForwardModel.Prospect rollOut(ForwardModel forwardModel, long chance, Agent policy);
	}

	/** An option that is looked at closely. */
	private static final class Finalist {

		private final int option;
		private final int seat;
		private final ForwardModel forwardModel;
		private final Horizon horizon;
		private final Valuation valuation;
		private final List<Long> worths = new ArrayList<>();

		Finalist(int option, int seat, ForwardModel forwardModel, Horizon horizon, Valuation valuation) {
			this.option = option;
			this.seat = seat;
			this.forwardModel = forwardModel;
			this.horizon = horizon;
			this.valuation = valuation;
		}

		void play(long chance) {
			worths.add(horizon.rollOut(forwardModel, chance, new Trial(option, chance, valuation)).worthTo(seat).orElse(NOTHING_KNOWN));
		}

		/** What it was asked in a rollout after the option, and decided. */
		List<String> line(long chance) {
			List<String> line = new ArrayList<>();
			Trial trial = new Trial(option, chance, valuation);
			horizon.rollOut(forwardModel, chance, asked -> {
				boolean isOption = trial.depth < 0;
				int taken = trial.choose(asked);
				if (!isOption && asked.seat() == seat) {
					line.add(asked.label(taken));
				}
				return taken;
			});
			return line;
		}

		double sum() {
			return worths.stream().mapToDouble(Long::doubleValue).sum();
		}

		/** On average, for some were dropped earlier than others. */
		Deliberation.Weighed weighed() {
			return new Deliberation.Weighed(option, sum() / worths.size(), worths.stream().mapToLong(Long::longValue).min().orElseThrow(),
					worths.stream().mapToLong(Long::longValue).max().orElseThrow(), worths.size());
		}

		boolean wasBetterThan(Finalist other) {
			return IntStream.range(0, worths.size()).anyMatch(trial -> worths.get(trial) > other.worths.get(trial));
		}
	}

	/** Takes an option and leaves at the next decision that is not part of it. */
	private static final class Trial implements Agent {

		private final int first;
		private final GreedyPolicy policy;
		private int depth = -1;

		Trial(int first, long chance, Valuation valuation) {
			this.first = first;
			this.policy = new GreedyPolicy(chance, valuation);
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
			return policy.choose(decision);
		}
	}
}
