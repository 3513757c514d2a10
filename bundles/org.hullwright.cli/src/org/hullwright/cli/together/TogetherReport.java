package org.hullwright.cli.together;

import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.Matrix;
import org.hullwright.packs.together.Meeting;
import org.hullwright.packs.together.Unit;

/**
 * A compatibility report for other programs.
 *
 * @param seed as a text, for it may have more digits than numbers of other programs
 */
record TogetherReport(int games, String seed, boolean cancelled, List<Game> matrices, List<Rivals> rivals, List<String> strays) {

	/** The units of one game, and what comes of each with itself and of each pair, by the positions of the units. */
	record Game(String game, String title, List<Part> units, List<Cell> cells) {}

	/** @param sort {@code pack}, {@code expansion} or {@code mode} */
	record Part(String sort, String pack, String name, String title, @Nullable Spot place) {}

	/**
	 * A cell.
	 *
	 * @param outcome {@code together}, {@code excluded}, {@code clash}, {@code breaks}, {@code broken} or {@code open}
	 * @param reason left out when there is nothing to tell
	 * @param players of the game that broke; left out unless one did, as is its seed
	 */
	record Cell(int one, int other, String outcome, @Nullable String reason, List<Spot> places, @Nullable Integer players,
			@Nullable String seed) {}

	/** Somewhere in a text. */
	record Spot(String file, int line, int column) {}

	/** Two packs that are never in the same game. */
	record Rivals(String one, String other, String reason, List<Spot> places) {}

	static TogetherReport of(CompatibilityReport report, WrittenPlaces places) {
		return new TogetherReport(report.games(), Long.toString(report.seed()), report.cancelled(),
				report.matrices().stream().map(matrix -> game(matrix, places)).toList(), report.rivals().stream()
						.map(rivals -> new Rivals(rivals.one(), rivals.other(), rivals.reason(), spots(rivals.places(), places))).toList(),
				report.strays());
	}

	private static Game game(Matrix matrix, WrittenPlaces places) {
		List<Unit> units = matrix.units();
		return new Game(matrix.game(), matrix.title(), units.stream().map(unit -> part(unit, places)).toList(),
				matrix.meetings().stream().map(meeting -> cell(meeting, units, places)).toList());
	}

	private static Part part(Unit unit, WrittenPlaces places) {
		return new Part(word(unit.sort()), unit.pack(), unit.name(), unit.title(),
				unit.place().line() == 0 ? null : spot(unit.place(), places));
	}

	private static Cell cell(Meeting meeting, List<Unit> units, WrittenPlaces places) {
		Meeting.BrokenGame game = meeting.error();
		return new Cell(units.indexOf(meeting.one()), units.indexOf(meeting.other()), word(meeting.outcome()),
				meeting.reason().isEmpty() ? null : meeting.reason(), spots(meeting.places(), places), game == null ? null : game.players(),
				game == null ? null : Long.toString(game.seed()));
	}

	private static List<Spot> spots(List<Place> some, WrittenPlaces places) {
		return some.stream().map(place -> spot(place, places)).toList();
	}

	private static Spot spot(Place place, WrittenPlaces places) {
		return new Spot(places.fileOf(place), place.line(), place.column());
	}

	private static String word(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT);
	}
}
