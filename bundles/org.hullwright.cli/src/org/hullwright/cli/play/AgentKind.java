package org.hullwright.cli.play;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.simulation.play.Policy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Who can decide for a player. */
public sealed interface AgentKind {

	/** A program. */
	record Computer(Policy policy) implements AgentKind {}

	/** Asks on the terminal. */
	record Terminal() implements AgentKind {}

	/** One for a seat, whose answer is always waited for. */
	default Agent agent(long seed, int seat, @Nullable Person person) {
		return agent(seed, seat, person, () -> false);
	}

	/**
	 * One for a seat.
	 *
	 * @param stopped asked by programs that take long, whether the caller has cancelled them
	 */
	default Agent agent(long seed, int seat, @Nullable Person person, BooleanSupplier stopped) {
		return switch (this) {
			case Computer(Policy policy) -> policy.agent(seed, seat, stopped);
			case Terminal terminal -> Objects.requireNonNull(person, "where a person plays there is one");
		};
	}

	/** Reads what stands on the command line. */
	final class Converter implements ITypeConverter<AgentKind> {

		@Override
		@NonNullByDefault({})
		public AgentKind convert(String text) {
			if (text.strip().toLowerCase(Locale.ROOT).equals("person")) {
				return new Terminal();
			}
			Optional<AgentKind> computer = Policy.named(text).map(Computer::new);
			return computer.orElseThrow(() -> new TypeConversionException(
					"there is no agent '" + text
							+ "'; there are random, first, heuristic, heuristic:TEMPER, goals, search, search:ITERATIONS and person, with at most "
							+ Policy.MOST_ITERATIONS + " ITERATIONS"));
		}
	}
}
