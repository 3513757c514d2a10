package org.hullwright.simulation.tune;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.rules.Figure;
import org.hullwright.simulation.rules.Ruleset;

/**
 * What is to be within bounds.
 *
 * @param title as people write it
 * @param share whether it is a share of games, in percent
 * @param seat that is to win; 0 for any, -1 when something else is measured
 * @param figure position among the measures of the pack; -1 when it is about winning
 * @param bounds that are wanted; of a share in percent
 */
public record Target(String title, boolean share, int seat, int figure, Trials.Bounds bounds) {

	private static final String ANY = "somebody wins";
	private static final Pattern SEAT = Pattern.compile("seat ([1-9]\\d?) wins");

	/** The one with that title in games by a ruleset; empty when there is none. */
	public static Optional<Target> of(String title, Ruleset ruleset, Trials.Bounds bounds) {
		if (title.equals(ANY)) {
			return Optional.of(new Target(title, true, 0, -1, bounds));
		}
		Matcher seat = SEAT.matcher(title);
		if (seat.matches()) {
			return Optional.of(new Target(title, true, Integer.parseInt(seat.group(1)), -1, bounds));
		}
		List<Figure> figures = Figure.of(ruleset);
		return IntStream.range(0, figures.size()).filter(at -> figures.get(at).title().equals(title)).boxed().findFirst()
				.map(at -> new Target(title, figures.get(at).measure().share(), -1, at, bounds));
	}

	/** Titles that there are in games by a ruleset, each once: the first thing of a title is the one that is meant. */
	public static List<String> titles(Ruleset ruleset) {
		return Stream.concat(Stream.of(ANY, "seat 1 wins"), Figure.of(ruleset).stream().map(Figure::title)).distinct().toList();
	}

	/** How far what was seen lies outside of the bounds; 0 within. */
	double distance(Tried one) {
		double value = one.value(this);
		return Math.max(0, Math.max(bounds.lower() - value, value - bounds.upper()));
	}

	/** The number of a game; none in a game that does not count. */
	OptionalInt of(GameResult.Finished game) {
		return figure >= 0
				? game.figures().get(figure)
				: OptionalInt.of((seat == 0 ? game.isWon() : game.winners().contains(seat)) ? 1 : 0);
	}
}
