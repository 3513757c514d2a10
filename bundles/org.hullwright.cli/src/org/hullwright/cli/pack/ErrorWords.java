package org.hullwright.cli.pack;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.game.GameError;
import org.hullwright.engine.tree.Place;

/** Words what a rule did wrong, with places the user can open. */
public final class ErrorWords {

	private ErrorWords() {}

	/** The error, and below it what was being performed, the innermost first. */
	public static String of(GameError error, OpenPack pack) {
		return pack.files().shown(error.place()) + ": error: " + error.getMessage() + chain(error.chain(), pack);
	}

	/** What was being performed, each on a line of its own. */
	public static String chain(List<Place> chain, OpenPack pack) {
		return chain.stream().map(place -> System.lineSeparator() + "  while performing " + pack.files().shown(place))
				.collect(Collectors.joining());
	}
}
