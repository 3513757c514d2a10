package org.hullwright.cli.together;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.CompatibilityReport.Rivals;
import org.hullwright.packs.together.Matrix;
import org.hullwright.packs.together.Meeting;
import org.hullwright.packs.together.Outcome;
import org.hullwright.packs.together.TogetherWords;
import org.hullwright.packs.together.Unit;

/** A compatibility report for a terminal: a matrix for each game, below it what stands in the way of which pair. */
final class TogetherText {

	/** Pairs of packs for different games of which each is told; of more only the number. */
	private static final int MOST_RIVALS = 10;
	private static final int COLUMN = 3; // characters

	private final CompatibilityReport report;
	private final WrittenPlaces places;
	private final List<String> lines = new ArrayList<>();

	TogetherText(CompatibilityReport report, WrittenPlaces places) {
		this.report = report;
		this.places = places;
	}

	List<String> lines() {
		lines.addAll(report.strays());
		report.matrices().forEach(this::tell);
		rivals();
		lines.add(TogetherWords.sum(report));
		return lines;
	}

	private void tell(Matrix matrix) {
		lines.add("In " + matrix.title() + " (" + matrix.game() + "):");
		lines.addAll(grid(matrix));
		matrix.problems().forEach(this::tell);
		matrix.excluded().forEach(this::tell);
		lines.add("");
	}

	private List<String> grid(Matrix matrix) {
		List<Unit> units = matrix.units();
		int width = units.stream().mapToInt(unit -> unit.label().length()).max().orElse(0);
		List<String> grid = new ArrayList<>();
		StringBuilder head = new StringBuilder(" ".repeat(COLUMN + 1 + width));
		for (int column = 0; column < units.size(); column++) {
			head.append(right(Integer.toString(column + 1)));
		}
		grid.add(head.toString());
		for (int row = 0; row < units.size(); row++) {
			String label = units.get(row).label();
			StringBuilder line = new StringBuilder(right(Integer.toString(row + 1))).append(' ').append(label)
					.append(" ".repeat(width - label.length()));
			for (int column = 0; column < units.size(); column++) {
				line.append(right(TogetherWords.sign(matrix.at(row, column).outcome())));
			}
			grid.add(line.toString());
		}
		return grid;
	}

	private static String right(String text) {
		return " ".repeat(Math.max(0, COLUMN - text.length())) + text;
	}

	private void tell(Meeting meeting) {
		lines.add(TogetherWords.sign(meeting.outcome()) + " " + TogetherWords.told(meeting));
		if (meeting.outcome() != Outcome.EXCLUDED || meeting.places().size() > 1) {
			meeting.places().forEach(place -> lines.add("    " + places.shown(place)));
		}
	}

	private void rivals() {
		List<Rivals> rivals = report.rivals();
		if (rivals.isEmpty()) {
			return;
		}
		lines.add("Never in the same game:");
		if (rivals.size() > MOST_RIVALS) {
			lines.add("  " + rivals.size() + " pairs of packs; each stands in the matrices of the games that it goes with.");
		} else {
			rivals.forEach(pair -> {
				lines.add("  " + pair.reason());
				pair.places().forEach(place -> lines.add("    " + places.shown(place)));
			});
		}
		lines.add("");
	}
}
