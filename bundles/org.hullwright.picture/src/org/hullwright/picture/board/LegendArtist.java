package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.scene.Occupant;

/** Draws what colours and symbols mean, its upper left corner at the origin, in pixels. */
public final class LegendArtist {

	private static final double PADDING = 10;
	private static final double LINE = 23;
	private static final double SAMPLE = 22;
	private static final double SIZE = 12;
	private static final double COLUMN_GAP = 18;
	private final BoardTheme theme;
	private final TextMeasure measure;
	private final OccupantArtist occupants;
	private final MarkArtist marks;

	public LegendArtist(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
		this.occupants = new OccupantArtist(theme);
		this.marks = new MarkArtist(theme);
	}

	/** @param height pixels there are; entries that do not fit below each other start another column */
	public Picture draw(List<LegendEntry> entries, double height) {
		int rows = Math.clamp((int) ((height - 2 * PADDING) / LINE), 1, Math.max(1, entries.size()));
		Picture.Builder content = new Picture.Builder();
		double x = PADDING;
		for (int start = 0; start < entries.size(); start += rows) {
			List<LegendEntry> column = entries.subList(start, Math.min(entries.size(), start + rows));
			x += column(column, x, content) + COLUMN_GAP;
		}
		Bounds bounds = new Bounds(0, 0, x - COLUMN_GAP + PADDING, 2 * PADDING + LINE * Math.min(rows, entries.size()));
		Picture.Builder panel = new Picture.Builder();
		panel.fill(Outline.box(bounds, 8), theme.card().faded(0.88));
		panel.stroke(Outline.box(bounds, 8), theme.faint().faded(0.6), 1);
		return panel.append(content.build(bounds)).build(bounds);
	}

	private double column(List<LegendEntry> entries, double left, Picture.Builder picture) {
		double widest = 0;
		for (int row = 0; row < entries.size(); row++) {
			LegendEntry entry = entries.get(row);
			double y = PADDING + LINE * (row + 0.5);
			double width = measure.width(entry.meaning(), SIZE, false);
			sample(entry, new Point(left + SAMPLE / 2, y), picture);
			picture.words(entry.meaning(), new Point(left + SAMPLE + 8 + width / 2, y), SIZE, false, theme.ink());
			widest = Math.max(widest, SAMPLE + 8 + width);
		}
		return widest;
	}

	private void sample(LegendEntry entry, Point middle, Picture.Builder picture) {
		Colour colour = theme.colour(entry.hue());
		switch (entry.sample()) {
			case GROUP -> picture.fill(Outline.box(new Bounds(middle.x() - SAMPLE / 2, middle.y() - 7, SAMPLE, 14), 4), colour);
			case MARK -> marks.draw(entry.emblem(), colour, middle, 0.85, picture);
			case PAWN -> occupant(entry, Occupant.Form.PAWN, middle, picture);
			case CREATURE -> occupant(entry, Occupant.Form.CREATURE, middle, picture);
			case TOKEN -> occupant(entry, Occupant.Form.TOKEN, middle, picture);
		}
	}

	private void occupant(LegendEntry entry, Occupant.Form form, Point middle, Picture.Builder picture) {
		occupants.draw(new Occupant(form, List.of(-1), entry.emblem(), entry.hue(), null, null), middle, 0.55,
				picture);
	}
}
