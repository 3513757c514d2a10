package org.hullwright.playtest.together;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.Matrix;
import org.hullwright.packs.together.Meeting;
import org.hullwright.packs.together.Outcome;
import org.hullwright.packs.together.TogetherWords;
import org.hullwright.packs.together.Unit;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;

/**
 * Lays out a compatibility report: a matrix for each game, below it what stands in the way of which pair. A cell leads to its first place.
 */
public final class TogetherPanels {

	/** Pairs of packs for different games of which each is told; of more only the number. */
	private static final int MOST_RIVALS = 10;
	private static final double MARGIN = 14;
	private static final double GAP = 7;
	private static final double INDENT = 18;
	private static final double TITLE = 15;
	private static final double TEXT = 13;
	private static final double SMALL = 11.5;
	private static final double CELL = 22;
	private static final double SMALLEST_CELL = 11;
	private static final double LABELS = 0.4; // of the width at most, for what the rows are called
	/** Wider lines would tear apart what belongs together. */
	private static final double WIDEST = 900;

	private final BoardTheme theme;
	private final Writer writer;

	/** Lays out with these colours and letters. */
	public TogetherPanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.writer = new Writer(measure);
	}

	/**
	 * The panel.
	 *
	 * @param report null before there was a run
	 * @param working what is looked at just now; null when nothing is
	 * @param available how wide the panel may be, in pixels
	 */
	public Panel of(@Nullable CompatibilityReport report, @Nullable String working, double available) {
		Panel.Builder panel = new Panel.Builder();
		Column column = new Column(panel, available, Math.min(available, WIDEST));
		if (working != null) {
			column.paragraph(working, 0, TEXT, false, theme.soft());
			column.space();
		}
		if (report != null) {
			report(report, column);
		} else if (working == null) {
			column.paragraph("Which packs can be on together?", 0, TITLE, true, theme.ink());
			column.paragraph(
					"Look at all pairs, above, tries each pack, expansion and mode of the workspace with each other one: by what they say, "
							+ "and with random games in which every change is checked. It can take minutes, and can be stopped.",
					0, TEXT, false, theme.soft());
		}
		return panel.build(available, column.y + MARGIN);
	}

	private void report(CompatibilityReport report, Column column) {
		column.paragraph(TogetherWords.sum(report), 0, SMALL, false, theme.soft());
		report.strays().forEach(stray -> column.paragraph(stray, 0, TEXT, false, theme.alarm()));
		for (Matrix matrix : report.matrices()) {
			column.space();
			column.paragraph(matrix.title(), 0, TITLE, true, theme.ink());
			grid(matrix, column);
			column.space();
			matrix.problems().forEach(meeting -> meeting(meeting, column));
			matrix.excluded().forEach(meeting -> meeting(meeting, column));
		}
		rivals(report.rivals(), column);
	}

	private void grid(Matrix matrix, Column column) {
		List<Unit> units = matrix.units();
		double widest = units.stream().mapToDouble(unit -> writer.width(unit.label(), TEXT, false)).max().orElse(0);
		double number = writer.width(units.size() + " ", TEXT, false);
		double labels = Math.min(number + widest + GAP, column.whole * LABELS);
		double cell = Math.clamp((column.whole - 2 * MARGIN - labels) / Math.max(1, units.size()), SMALLEST_CELL, CELL);
		double left = MARGIN + labels;
		for (int at = 0; at < units.size(); at++) {
			String head = Integer.toString(at + 1);
			column.panel.picture().line(head,
					new Point(left + at * cell + (cell - writer.width(head, SMALL, false)) / 2, column.y + cell / 2),
					SMALL, false, theme.soft());
		}
		column.y += cell;
		for (int row = 0; row < units.size(); row++) {
			double middle = column.y + cell / 2;
			writer.line(Integer.toString(row + 1), MARGIN, middle, SMALL, false, theme.soft(), column.panel.picture());
			writer.line(writer.cut(units.get(row).label(), labels - number - GAP, TEXT, false), MARGIN + number, middle, TEXT, false,
					theme.ink(), column.panel.picture());
			for (int at = 0; at < units.size(); at++) {
				cell(matrix.at(row, at), new Bounds(left + at * cell, column.y, cell, cell), column.panel);
			}
			column.y += cell;
		}
	}

	private void cell(Meeting meeting, Bounds bounds, Panel.Builder panel) {
		String sign = TogetherWords.sign(meeting.outcome());
		Colour colour = colourOf(meeting.outcome());
		panel.picture().fill(Outline.box(new Bounds(bounds.x() + 1, bounds.y() + 1, bounds.width() - 2, bounds.height() - 2), 2),
				colour.faded(meeting.outcome().isProblem() ? 0.3 : 0.1));
		panel.picture().line(sign,
				new Point(bounds.x() + (bounds.width() - writer.width(sign, TEXT, true)) / 2, bounds.y() + bounds.height() / 2),
				TEXT, meeting.outcome().isProblem(), colour);
		meeting.places().stream().filter(place -> place.line() > 0).findFirst()
				.ifPresent(place -> panel.place(bounds, new PanelAction.Open(place)));
	}

	private Colour colourOf(Outcome outcome) {
		return switch (outcome) {
			case TOGETHER -> theme.target();
			case EXCLUDED, OPEN -> theme.soft();
			case CLASH, BREAKS, BROKEN -> theme.alarm();
		};
	}

	private void meeting(Meeting meeting, Column column) {
		column.paragraph(TogetherWords.sign(meeting.outcome()) + " " + TogetherWords.told(meeting), 0, TEXT, false,
				meeting.outcome().isProblem() ? theme.ink() : theme.soft());
		meeting.places().forEach(column::link);
		column.space();
	}

	private void rivals(List<CompatibilityReport.Rivals> rivals, Column column) {
		if (rivals.isEmpty()) {
			return;
		}
		column.space();
		column.paragraph("Never in the same game", 0, TITLE, true, theme.ink());
		if (rivals.size() > MOST_RIVALS) {
			column.paragraph(rivals.size() + " pairs of packs; each stands in the matrices of the games that it goes with.", 0, TEXT, false,
					theme.soft());
			return;
		}
		for (CompatibilityReport.Rivals pair : rivals) {
			column.paragraph(pair.reason(), 0, TEXT, false, theme.ink());
			pair.places().forEach(column::link);
			column.space();
		}
	}

	/** What has been written so far, from the top down. */
	private final class Column {

		private final Panel.Builder panel;
		private final double whole; // for matrices, which may be as wide as there is room
		private final double width; // for lines
		private double y = MARGIN;

		Column(Panel.Builder panel, double whole, double width) {
			this.panel = panel;
			this.whole = whole;
			this.width = width;
		}

		void paragraph(String text, double indent, double size, boolean bold, Colour colour) {
			y += writer.paragraph(text, MARGIN + indent, y, width - 2 * MARGIN - indent, size, bold, colour, panel.picture());
		}

		/** A place that can be opened. */
		void link(Place place) {
			double left = MARGIN + INDENT;
			double room = width - MARGIN - left;
			double height = writer.paragraph(place.toString(), left, y, room, TEXT, false, theme.target(), panel.picture());
			panel.place(new Bounds(left, y, room, height), new PanelAction.Open(place));
			y += height;
		}

		void space() {
			y += GAP;
		}
	}
}
