package org.hullwright.simulation.play;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.LookaheadAgent;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.agent.Temper;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.tree.Trials;

/** The policy of a computer player: how it decides. Makes the agents that play so. Its {@code toString} is what people write for it. */
public sealed interface Policy {

	/** How often one may play on in thought; more would take minutes for a decision, and most of the memory. */
	int MOST_ITERATIONS = 20_000;
	/** On so many determinizations a program with a temper tries each option. */
	int DETERMINIZATIONS = 4;
	/** What there is, in words. */
	String KNOWN = "random, first, heuristic, heuristic:TEMPER (cautious, greedy, loyal, traitor or beginner), goals, search and "
			+ "search:ITERATIONS, with at most " + MOST_ITERATIONS
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

	/** Takes what looks best, by what was learned for the game if anything was, else by the goals that are written. */
	record Heuristic(Temper temper) implements Policy {

		private static final String WORD = "heuristic";

		/** The usual one. */
		public Heuristic() {
			this(Temper.USUAL);
		}

		@Override
		public String toString() {
			return temper == Temper.USUAL ? WORD : WORD + ":" + temper.word();
		}

		private static Optional<Policy> of(String written) {
			if (written.equals(WORD)) {
				return Optional.of(new Heuristic());
			}
			return written.startsWith(WORD + ":")
					? Temper.named(written.substring(WORD.length() + 1)).map(Heuristic::new)
					: Optional.empty();
		}
	}

	/** Takes what looks best by the goals that are written, whatever was learned. */
	record Goals() implements Policy {

		@Override
		public String toString() {
			return "goals";
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

	/** Whether it goes by what was learned for a game, if anything was. */
	default boolean usesWhatWasLearned() {
		return switch (this) {
			case Heuristic heuristic -> true;
			case Search search -> true;
			case Paced(Policy policy, Pace pace) -> policy.usesWhatWasLearned();
			case Any any -> false;
			case First first -> false;
			case Goals goals -> false;
		};
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
			case "goals" -> Optional.of(new Goals());
			default -> Heuristic.of(word).or(() -> Search.of(Search.WRITTEN.matcher(word)));
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
		return pace().paced(unpaced(seed, seat, stopped), seed);
	}

	/** How many seconds it takes for a decision, where a track counts them. */
	default Pace pace() {
		return this instanceof Paced paced ? paced.pace() : Pace.USUAL;
	}

	/** The same, which answers at once where a track counts seconds. */
	default Agent unpaced(long seed, int seat, BooleanSupplier stopped) {
		String name = "seat " + seat;
		return switch (this) {
			case Paced(Policy policy, Pace pace) -> policy.unpaced(seed, seat, stopped);
			case Any any -> new RandomAgent(seed, name);
			case First first -> Agent.first();
			case Heuristic(Temper temper) when temper == Temper.USUAL -> new HeuristicAgent(seed, name);
			case Heuristic(Temper temper) -> new LookaheadAgent(seed, name, temper, DETERMINIZATIONS);
			case Goals goals -> new HeuristicAgent(seed, name, Valuation.WRITTEN);
			case Search(int iterations) -> new SearchAgent(seed, name, iterations, stopped);
		};
	}
}
