package org.hullwright.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Standing;

/** Words an outcome. */
public final class OutcomeWords {

	private OutcomeWords() {}

	/** Who won, how long it took, and what the final state is known by. */
	public static String of(Outcome outcome) {
		String winners = outcome.winners().isEmpty()
				? "Nobody has won"
				: "Won by " + outcome.winners().stream().map(seat -> "player " + seat).collect(Collectors.joining(", "));
		return String.format(Locale.ROOT, "%s, after %s and %s.%s Final state %016x", winners, counted(outcome.rounds(), "round"),
				counted(outcome.decisions(), "decision"), standing(outcome.standing()), outcome.fingerprint());
	}

	private static String standing(Standing standing) {
		return bySeat(" Score", standing.scores()) + bySeat(" Team", standing.teams());
	}

	private static String bySeat(String title, List<?> values) {
		return values.isEmpty()
				? ""
				: title + IntStream.range(0, values.size()).mapToObj(seat -> " of player " + (seat + 1) + ": " + orNone(values.get(seat)))
						.collect(Collectors.joining(",", "", "."));
	}

	private static Object orNone(Object value) {
		return "".equals(value) ? "none" : value;
	}

	private static String counted(int count, String noun) {
		return count + " " + noun + (count == 1 ? "" : "s");
	}
}
