package org.hullwright.cli.play;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.SearchAgent;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Who can decide for a player. */
public sealed interface AgentKind {

	/** Takes any option. */
	record Any() implements AgentKind {
	}

	/** Takes the first option. */
	record First() implements AgentKind {
	}

	/** Takes what looks best after a few decisions. */
	record Heuristic() implements AgentKind {
	}

	/** Plays on in thought before each decision. */
	record Search(int iterations) implements AgentKind {
	}

	/** Asks on the terminal. */
	record Terminal() implements AgentKind {
	}

	/** One for a seat. */
	default Agent agent(long seed, int seat, Person person) {
		String name = "seat " + seat;
		return switch (this) {
			case Any any -> new RandomAgent(seed, name);
			case First first -> Agent.first();
			case Heuristic heuristic -> new HeuristicAgent(seed, name);
			case Search(int iterations) -> new SearchAgent(seed, name, iterations, () -> false);
			case Terminal terminal -> person;
		};
	}

	/** Reads what stands on the command line. */
	final class Converter implements ITypeConverter<AgentKind> {

		private static final Pattern SEARCH = Pattern.compile("search(:0*([1-9]\\d{0,6}))?");

		@Override
		public AgentKind convert(String text) {
			String word = text.strip().toLowerCase(Locale.ROOT);
			return switch (word) {
				case "random" -> new Any();
				case "first" -> new First();
				case "heuristic" -> new Heuristic();
				case "person" -> new Terminal();
				default -> search(text, SEARCH.matcher(word));
			};
		}

		private static AgentKind search(String text, Matcher search) {
			if (!search.matches()) {
				throw new TypeConversionException("there is no agent '" + text + "'; there are random, first, heuristic, search, search:ITERATIONS and person");
			}
			return new Search(search.group(2) == null ? SearchAgent.ITERATIONS : Integer.parseInt(search.group(2)));
		}
	}
}
