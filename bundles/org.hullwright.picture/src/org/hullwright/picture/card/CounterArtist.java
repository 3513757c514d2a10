package org.hullwright.picture.card;

import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.Settings;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;

/** Draws boxes to count with, in rows: empty ones, or with their numbers. */
final class CounterArtist {

	private static final int MOST = 60;
	private static final double GAP = 0.16; // between boxes, as a share of their size
	private static final double CORNER = 0.22;
	private static final double NUMBER = 0.5; // size of a number
	private static final double LINE = 0.05;
	private static final double LARGEST = 7 * Lengths.MILLIMETRE;

	/** Draws what a panel asks for; nothing where it asks for none. */
	void draw(Settings settings, Bounds place, Ink ink, Picture.Builder picture) {
		if (settings.numberAt(Setting.COUNTERS, 0).isEmpty()) {
			return;
		}
		boolean numbered = settings.numberAt(Setting.COUNTERS, 1).isPresent();
		int first = numbered ? (int) settings.number(Setting.COUNTERS, 0) : 1;
		int last = (int) (numbered ? settings.numberAt(Setting.COUNTERS, 1).getAsDouble() : settings.number(Setting.COUNTERS, 0));
		int count = Math.clamp((long) last - first + 1, 0, MOST);
		if (count == 0) {
			return;
		}
		int columns = columns(count, place);
		int rows = (count + columns - 1) / columns;
		double size = size(columns, rows, place);
		double step = size * (1 + GAP);
		Point corner = place.centre().plus(-(columns * step - size * GAP) / 2, -(rows * step - size * GAP) / 2);
		for (int box = 0; box < count; box++) {
			Bounds bounds = new Bounds(corner.x() + box % columns * step, corner.y() + box / columns * step, size, size);
			picture.fill(Outline.box(bounds, size * CORNER), ink.writing().faded(0.1));
			picture.stroke(Outline.box(bounds, size * CORNER), ink.writing().faded(0.75), size * LINE);
			if (numbered) {
				picture.words(Integer.toString(first + box), bounds.centre(), size * NUMBER, true, ink.writing());
			}
		}
	}

	/** How many boxes in a row make them largest. */
	private static int columns(int count, Bounds place) {
		int best = 1;
		for (int columns = 2; columns <= count; columns++) {
			if (size(columns, (count + columns - 1) / columns, place) > size(best, (count + best - 1) / best, place) + 0.01) {
				best = columns;
			}
		}
		return best;
	}

	private static double size(int columns, int rows, Bounds place) {
		return Math.min(LARGEST, Math.min(place.width() / (columns * (1 + GAP) - GAP), place.height() / (rows * (1 + GAP) - GAP)));
	}
}
