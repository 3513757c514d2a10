package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;

/** Draws the paper of components, with the coloured band at its top. */
final class PaperArtist {

	private static final Colour SHADE = new Colour(0, 0, 0, 40);
	private final CardTheme theme;

	PaperArtist(CardTheme theme) {
		this.theme = theme;
	}

	/**
	 * Draws the front of a sheet.
	 *
	 * @param band how high it is
	 */
	void draw(Bounds sheet, double band, double corner, Edge edge, Colour accent, Picture.Builder picture) {
		if (edge == Edge.BLEEDING) {
			double bleed = sheet.width() * Edge.BLEED;
			picture.fill(Outline.box(sheet.grown(bleed), 0), theme.paper());
			picture.fill(Outline.box(new Bounds(sheet.x() - bleed, sheet.y() - bleed, sheet.width() + 2 * bleed, band + bleed), 0), accent);
			return;
		}
		if (edge == Edge.LYING) {
			picture.fill(Outline.box(new Bounds(sheet.x() + 2, sheet.y() + 4, sheet.width(), sheet.height()), corner), SHADE);
		}
		picture.fill(Outline.box(sheet, corner), theme.paper());
		picture.fill(bandOutline(sheet, band, corner), accent);
		picture.stroke(Outline.box(sheet, corner), accent.mixed(theme.ink(), 0.2), 2.4);
	}

	/** Draws the back of a sheet, in the colour it is told apart by. */
	void back(Bounds sheet, double corner, Edge edge, Colour accent, Picture.Builder picture) {
		picture.fill(edge == Edge.BLEEDING ? Outline.box(sheet.grown(sheet.width() * Edge.BLEED), 0) : Outline.box(sheet, corner),
				backOf(accent));
		picture.stroke(Outline.box(sheet.grown(-sheet.width() * 0.07), corner * 0.6), accent.writing().faded(0.55), 2);
		picture.fill(Outline.box(sheet.grown(-sheet.width() * 0.1), corner * 0.4), accent.faded(0.55));
	}

	/** The colour of a back: darker than that of a band, unless ink is to be saved. */
	Colour backOf(Colour accent) {
		return theme.pale() > 0 ? accent : accent.mixed(Colour.of(0), 0.35);
	}

	/** A box whose upper corners are those of the sheet. */
	private static Outline bandOutline(Bounds sheet, double band, double corner) {
		double right = sheet.x() + sheet.width();
		double reach = corner * (1 - 0.5523);
		return new Outline(List.of(
				new Outline.Segment.Start(new Point(sheet.x(), sheet.y() + band)),
				new Outline.Segment.Straight(new Point(sheet.x(), sheet.y() + corner)),
				new Outline.Segment.Curve(new Point(sheet.x(), sheet.y() + reach), new Point(sheet.x() + reach, sheet.y()),
						new Point(sheet.x() + corner, sheet.y())),
				new Outline.Segment.Straight(new Point(right - corner, sheet.y())),
				new Outline.Segment.Curve(new Point(right - reach, sheet.y()), new Point(right, sheet.y() + reach),
						new Point(right, sheet.y() + corner)),
				new Outline.Segment.Straight(new Point(right, sheet.y() + band)),
				new Outline.Segment.Close()));
	}
}
