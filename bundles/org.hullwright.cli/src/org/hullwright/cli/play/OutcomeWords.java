package org.hullwright.cli.play;

import java.util.Locale;
import java.util.stream.Collectors;

import org.hullwright.engine.game.Outcome;

/** Words an outcome. */
public final class OutcomeWords {

	private OutcomeWords() {}

	/** Who won, how long it took, and what the final state is known by. */
	public static String of(Outcome outcome) {
		String winners = outcome.winners().isEmpty()
				? "Nobody has won"
				: "Won by " + outcome.winners().stream().map(seat -> "player " + seat).collect(Collectors.joining(", "));
		return String.format(Locale.ROOT, "%s, after %s and %s. Final state %016x", winners, counted(outcome.rounds(), "round"),
				counted(outcome.decisions(), "decision"), outcome.fingerprint());
	}

	private static String counted(int count, String noun) {
		return count + " " + noun + (count == 1 ? "" : "s");
	}
}
