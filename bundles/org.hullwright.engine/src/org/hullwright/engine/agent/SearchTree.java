package org.hullwright.engine.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.random.RandomStreams;

/**
 * The tree of an Information Set Monte Carlo Tree Search with UCB1 as tree policy: for each decision that it has come to how well which
 * option turned out. A decision is known by the decisions before it and by who is asked where; an option by what it says, so that those
 * that say the same are one.
 */
final class SearchTree {

	/** The exploration constant of UCB1: how much is given to what is hardly known, against what turned out well. */
	private static final double EXPLORATION = 0.7;
	/** The length of a rollout: decisions that are taken at random after the last one that the tree knows. */
	private static final int ROLLOUT_DECISIONS = 16;
	/** The same where the evaluation function was learned, and looks ahead by itself. */
	private static final int SHORT_ROLLOUT_DECISIONS = 2;
	/** How much an option is preferred before it was visited often that a lookahead takes to be the best: progressive bias. */
	private static final double BIAS = 0.5;

	/** Visits from which on an option is expected to be taken. */
	private static final int OFTEN = 5;

	private final Node root = new Node();
	private final Map<Integer, Range> ranges = new HashMap<>();
	private int iterations;

	/** The options of the decision that is searched, by what they say, as far as any was tried. */
	Map<String, Edge> options() {
		return root.decisions.values().iterator().next();
	}

	/**
	 * The principal variation: what was visited most, from the decision that is searched on, as far as it was visited often enough to tell.
	 */
	List<String> line() {
		List<String> line = new ArrayList<>();
		Node at = root;
		while (true) {
			Optional<Map.Entry<String, Edge>> most = at.decisions.values().stream().flatMap(options -> options.entrySet().stream())
					.max(Comparator.<Map.Entry<String, Edge>>comparingInt(entry -> entry.getValue().visits)
							.thenComparingDouble(entry -> entry.getValue().average()));
			if (most.isEmpty() || !line.isEmpty() && most.get().getValue().visits < OFTEN) {
				return line;
			}
			line.add(most.get().getKey());
			at = most.get().getValue().next;
		}
	}

	/**
	 * The agent of one more iteration: selection, expansion and rollout.
	 *
	 * @param chance seed of what is selected at random
	 */
	Iteration iterate(long chance) {
		return new Iteration(chance, ++iterations);
	}

	/** The decisions that may come next, by {@link #keyOf}, and their options by what they say. */
	private static final class Node {

		private final Map<Long, Map<String, Edge>> decisions = new HashMap<>();
		private final Set<Long> weighed = new HashSet<>();

		/** Whether a lookahead was not asked about it yet; it counts as asked from now on. */
		boolean isNew(Decision decision) {
			return weighed.add(keyOf(decision));
		}

		Map<String, Edge> optionsOf(Decision decision) {
			return decisions.computeIfAbsent(keyOf(decision), any -> new LinkedHashMap<>());
		}

		/** The seat that is asked and the place in the text that asks, in one number. */
		private static long keyOf(Decision decision) {
			return (long) decision.seat() << Integer.SIZE | Integer.toUnsignedLong(decision.source());
		}
	}

	/** An option that can be taken somewhere in the tree. */
	static final class Edge {

		private final Node next = new Node();
		/** What a lookahead takes it to be worth among the options beside it, from 0 to 1. */
		private double prior;
		private int offered;
		private int visits;
		private double sum;
		/** The iteration that offered it last, and its number among the options there. */
		private int iteration;
		private int option;

		/** How often it was taken. */
		int visits() {
			return visits;
		}

		/** How good it turned out on average, from 0 to 1 as far as that was known then. */
		double average() {
			return visits == 0 ? 0 : sum / visits;
		}

		/**
		 * UCB1 with progressive bias (Chaslot and others: Progressive Strategies for Monte-Carlo Tree Search, 2008), which here counts how
		 * often the option was offered: in another determinization it may not have been.
		 */
		private double upperConfidenceBound() {
			return average() + EXPLORATION * Math.sqrt(Math.log(offered) / visits) + BIAS * prior / (visits + 1);
		}
	}

	private record Step(Edge edge, int seat) {}

	/** The worst and the best that has come out for a seat, between which results are normalized. */
	private static final class Range {

		private long least = Long.MAX_VALUE;
		private long most = Long.MIN_VALUE;

		double normalized(long worth) {
			least = Math.min(least, worth);
			most = Math.max(most, worth);
			return most == least ? 0.5 : (double) (worth - least) / (most - least);
		}
	}

	/** One iteration: selects by UCB1 within the tree, expands it by one option, and rolls out at random from there. */
	final class Iteration implements Agent {

		private final List<Step> path = new ArrayList<>();
		private final long chance;
		private final long stream = RandomStreams.named("walk");
		private final RandomAgent rollout;
		private final int number;
		private @Nullable Node at = root;
		private int drawn;
		private int rolledOut;

		private Iteration(long chance, int number) {
			this.chance = chance;
			this.number = number;
			this.rollout = new RandomAgent(chance, "walk beyond");
		}

		@Override
		public int choose(Decision decision) {
			Node here = at;
			if (here == null) {
				if (rolledOut++ == (decision.hasLearnedEvaluation() ? SHORT_ROLLOUT_DECISIONS : ROLLOUT_DECISIONS)) {
					throw new GameAbandoned();
				}
				return rollout.choose(decision);
			}
			return select(here, decision);
		}

		private int select(Node here, Decision decision) {
			List<Edge> offered = offered(here, decision);
			if (decision.hasLearnedEvaluation() && here.isNew(decision)) {
				weigh(offered, decision);
			}
			List<Edge> untried = untried(offered);
			Edge taken = untried.isEmpty()
					? mostPromising(offered)
					: untried.get(RandomStreams.below(chance, stream, drawn++, untried.size()));
			path.add(new Step(taken, decision.seat()));
			at = untried.isEmpty() ? taken.next : null;
			return taken.option;
		}

		/** The options that were not tried yet, of these those that a lookahead prefers. */
		private static List<Edge> untried(List<Edge> offered) {
			List<Edge> untried = offered.stream().filter(edge -> edge.visits == 0).toList();
			double best = untried.stream().mapToDouble(edge -> edge.prior).max().orElse(0);
			return untried.stream().filter(edge -> edge.prior == best).toList();
		}

		/** Asks a lookahead what the options are worth. */
		private void weigh(List<Edge> offered, Decision decision) {
			List<OptionalLong> worths = decision.worths(chance, Valuation.USUAL, () -> new GreedyPolicy(chance, Valuation.USUAL));
			LongSummaryStatistics range = worths.stream().flatMapToLong(OptionalLong::stream).summaryStatistics();
			for (Edge edge : offered) {
				OptionalLong worth = worths.get(edge.option);
				if (worth.isPresent() && range.getMax() > range.getMin()) {
					edge.prior = (double) (worth.getAsLong() - range.getMin()) / (range.getMax() - range.getMin());
				}
			}
		}

		/** The options of a decision, each once, in their order. */
		private List<Edge> offered(Node here, Decision decision) {
			Map<String, Edge> known = here.optionsOf(decision);
			List<Edge> offered = new ArrayList<>(decision.size());
			for (int option = 0; option < decision.size(); option++) {
				Edge edge = known.computeIfAbsent(decision.label(option), any -> new Edge());
				if (edge.iteration != number) {
					edge.iteration = number;
					edge.option = option;
					edge.offered++;
					offered.add(edge);
				}
			}
			return offered;
		}

		private static Edge mostPromising(List<Edge> offered) {
			Edge best = offered.getFirst();
			double highest = best.upperConfidenceBound();
			for (Edge edge : offered) {
				double bound = edge.upperConfidenceBound();
				if (bound > highest) {
					best = edge;
					highest = bound;
				}
			}
			return best;
		}

		/** Backpropagates what came of it; where a rule failed it counts as bad as anything. */
		void backpropagate(ForwardModel.Prospect prospect) {
			for (Step step : path) {
				step.edge().visits++;
				prospect.worthTo(step.seat()).ifPresent(
						worth -> step.edge().sum += ranges.computeIfAbsent(step.seat(), any -> new Range()).normalized(worth));
			}
		}
	}
}
