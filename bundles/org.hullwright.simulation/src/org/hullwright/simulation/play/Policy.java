package org.hullwright.simulation.play;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.tree.Trials;

/** The policy of a computer player: how it decides. Makes the agents that play so. Its {@code toString} is what people write for it. */
public sealed interface Policy {

	/** How often one may play on in thought; more would take minutes for a decision, and most of the memory. */
	int MOST_ITERATIONS = 20_000;
	/** What there is, in words. */
	String KNOWN = "random, first, heuristic, search and search:ITERATIONS, with at most " + MOST_ITERATIONS
			+ " ITERATIONS, each perhaps with the seconds it takes, as in random@5-20";

	/** Takes any option. */
	record Any() implements Policy {

		@Override
		public String toString() {
			return "random";
		}
	}

	/** Takes the first option. */
	record First() implements Policy {

		@Override
		public String toString() {
			return "first";
		}
	}

	/** Takes what looks best after a few decisions. */
	record Heuristic() implements Policy {

		@Override
		public String toString() {
			return "heuristic";
		}
	}

	/** Plays on in thought before each decision, so often. */
	record Search(int iterations) implements Policy {

		private static final Pattern WRITTEN = Pattern.compile("search(:0*([1-9]\\d{0,6}))?");

		@Override
		public String toString() {
			return "search:" + iterations;
		}

		private static Optional<Policy> of(Matcher written) {
			if (!written.matches()) {
				return Optional.empty();
			}
			int iterations = written.group(2) == null ? SearchAgent.ITERATIONS : Integer.parseInt(written.group(2));
			return iterations > MOST_ITERATIONS ? Optional.empty() : Optional.of(new Search(iterations));
		}
	}

	/** Takes its time, where a track counts seconds. Others take {@link Pace#USUAL}. */
	record Paced(Policy policy, Pace pace) implements Policy {

		@Override
		public String toString() {
			return policy + "@" + pace;
		}
	}

	/** The policy that people write so; empty when there is none. */
	static Optional<Policy> named(String written) {
		String word = written.strip().toLowerCase(Locale.ROOT);
		int at = word.indexOf('@');
		return at < 0
				? unpaced(word)
				: unpaced(word.substring(0, at)).flatMap(policy -> Pace.of(word.substring(at + 1)).map(pace -> new Paced(policy, pace)));
	}

	private static Optional<Policy> unpaced(String word) {
		return switch (word) {
			case "random" -> Optional.of(new Any());
			case "first" -> Optional.of(new First());
			case "heuristic" -> Optional.of(new Heuristic());
			default -> Search.of(Search.WRITTEN.matcher(word));
		};
	}

	/** The policy that an experiment names. */
	static Policy of(Trials.Experiment.Policy named) {
		return switch (named) {
			case RANDOM -> new Any();
			case FIRST -> new First();
			case HEURISTIC -> new Heuristic();
			case SEARCH -> new Search(SearchAgent.ITERATIONS);
		};
	}

	/**
	 * One for a seat.
	 *
	 * @param seed of the game
	 * @param seat from 1
	 * @param stopped asked by policies that take long, whether the caller has cancelled them
	 */
	default Agent agent(long seed, int seat, BooleanSupplier stopped) {
		return switch (this) {
			case Paced(Policy policy, Pace pace) -> pace.paced(policy.unpaced(seed, seat, stopped), seed);
			default -> Pace.USUAL.paced(unpaced(seed, seat, stopped), seed);
		};
	}

	private Agent unpaced(long seed, int seat, BooleanSupplier stopped) {
		String name = "seat " + seat;
		return switch (this) {
			case Paced(Policy policy, Pace pace) -> policy.unpaced(seed, seat, stopped);
			case Any any -> new RandomAgent(seed, name);
			case First first -> Agent.first();
			case Heuristic heuristic -> new HeuristicAgent(seed, name);
			case Search(int iterations) -> new SearchAgent(seed, name, iterations, stopped);
		};
	}
}
