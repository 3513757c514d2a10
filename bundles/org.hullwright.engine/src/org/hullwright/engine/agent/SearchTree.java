package org.hullwright.engine.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;

/**
 * What a search knows: for each decision that it has come to how well which option turned out. A decision is known by the decisions before
 * it and by who is asked what; an option by what it says, so that those that say the same are one.
 */
final class SearchTree {

	/** How much is given to what is hardly known, against what turned out well. */
	private static final double CURIOSITY = 0.7;
	/** Decisions that are taken at random after the last one that the tree knows. */
	private static final int DECISIONS_AHEAD = 16;

	private final Node root = new Node();
	private final Map<Integer, Range> ranges = new HashMap<>();

	/** The options of the decision that is searched, by what they say, as far as any was tried. */
	Map<String, Branch> options() {
		return root.asked.values().iterator().next();
	}

	/** Once through the tree and beyond. */
	Walk walk(long chance) {
		return new Walk(chance);
	}

	/** The decisions that may come next, by who is asked what, and their options. */
	private static final class Node {

		private final Map<String, Map<String, Branch>> asked = new LinkedHashMap<>();
	}

	/** An option that can be taken somewhere in the tree. */
	static final class Branch {

		private final Node next = new Node();
		private int offered;
		private int visits;
		private double sum;

		/** How often it was taken. */
		int visits() {
			return visits;
		}

		/** How good it turned out on average, from 0 to 1 as far as that was known then. */
		double average() {
			return visits == 0 ? 0 : sum / visits;
		}

		private double promise() {
			return average() + CURIOSITY * Math.sqrt(Math.log(offered) / visits);
		}
	}

	private record Step(Branch branch, int seat) {}

	/** The worst and the best that has come out for a seat, between which results are measured. */
	private static final class Range {

		private long least = Long.MAX_VALUE;
		private long most = Long.MIN_VALUE;

		double measured(OptionalLong worth) {
			if (worth.isEmpty()) {
				return 0;
			}
			least = Math.min(least, worth.getAsLong());
			most = Math.max(most, worth.getAsLong());
			return most == least ? 0.5 : (double) (worth.getAsLong() - least) / (most - least);
		}
	}

	/** Goes where it looks best, then one step beyond the tree, and on at random. */
	final class Walk implements Agent {

		private final List<Step> steps = new ArrayList<>();
		private final long chance;
		private final long stream = RandomStreams.named("walk");
		private final RandomAgent afterwards;
		private @Nullable Node at = root;
		private int drawn;
		private int ahead;

		private Walk(long chance) {
			this.chance = chance;
			this.afterwards = new RandomAgent(chance, "walk beyond");
		}

		@Override
		public int choose(Decision decision) {
			Node here = at;
			if (here == null) {
				if (ahead++ == DECISIONS_AHEAD) {
					throw new GameAbandoned();
				}
				return afterwards.choose(decision);
			}
			return descend(here, decision);
		}

		private int descend(Node here, Decision decision) {
			int seat = decision.seat();
			Map<String, Branch> known = here.asked.computeIfAbsent(seat + " " + decision.source(), any -> new LinkedHashMap<>());
			Map<String, Integer> options = new LinkedHashMap<>();
			for (int option = 0; option < decision.size(); option++) {
				options.putIfAbsent(decision.label(option), option);
			}
			options.keySet().forEach(label -> known.computeIfAbsent(label, any -> new Branch()).offered++);
			List<String> untried = options.keySet().stream().filter(label -> known.get(label).visits == 0).toList();
			String label = untried.isEmpty()
					? mostPromising(known, options.keySet())
					: untried.get(RandomStreams.below(chance, stream, drawn++, untried.size()));
			Branch taken = known.get(label);
			steps.add(new Step(taken, seat));
			at = untried.isEmpty() ? taken.next : null;
			return options.get(label);
		}

		private static @Nullable String mostPromising(Map<String, Branch> known, Iterable<String> options) {
			String best = null;
			for (String label : options) {
				if (best == null || known.get(label).promise() > known.get(best).promise()) {
					best = label;
				}
			}
			return best;
		}

		/** Keeps what came of it; where a rule failed it counts as bad as anything. */
		void learn(Foresight.Prospect prospect) {
			for (Step step : steps) {
				step.branch().visits++;
				step.branch().sum += ranges.computeIfAbsent(step.seat(), any -> new Range()).measured(prospect.worthTo(step.seat()));
			}
		}
	}
}
