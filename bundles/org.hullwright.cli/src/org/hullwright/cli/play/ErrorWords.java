package org.hullwright.cli.play;

import java.util.stream.Collectors;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.game.GameError;

/** Words what a rule did wrong, with places the user can open. */
public final class ErrorWords {

	private ErrorWords() {
	}

	/** The error, and below it what was being performed, the innermost first. */
	public static String of(GameError error, OpenPack pack) {
		String chain = error.chain().stream().map(place -> System.lineSeparator() + "  while performing " + pack.shown(place))
				.collect(Collectors.joining());
		return pack.shown(error.place()) + ": error: " + error.getMessage() + chain;
	}
}
