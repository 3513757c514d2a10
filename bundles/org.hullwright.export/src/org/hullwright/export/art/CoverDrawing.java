package org.hullwright.export.art;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.scene.BoardTheme;

/** Draws small pictures by which people find something in a list. */
final class CoverDrawing {

	/** How wide and how high they are, in pixels. */
	static final int SIDE = 256;

	private static final double EDGE = 10;
	private static final double WORDS = 84;
	private static final double GAP = 4;
	private static final double LARGEST_LETTERS = 22;
	private static final double SMALLEST_LETTERS = 11;

	private final TextFitter fitter;

	CoverDrawing(TextFitter fitter) {
		this.fitter = fitter;
	}

	/**
	 * One picture.
	 *
	 * @param shown side by side; may be none
	 * @param words line by line, the first one in thick letters
	 */
	Picture of(List<Raster> shown, List<String> words) {
		var bounds = new Bounds(0, 0, SIDE, SIDE);
		var picture = new Picture.Builder().fill(Outline.box(bounds, 0), BoardTheme.LIGHT.table());
		double width = (SIDE - EDGE * (shown.size() + 1)) / Math.max(1, shown.size());
		for (int at = 0; at < shown.size(); at++) {
			picture.pixels(shown.get(at),
					within(shown.get(at), new Bounds(EDGE + at * (width + EDGE), EDGE, width, SIDE - WORDS - 2 * EDGE)));
		}
		double line = SIDE - WORDS - GAP;
		for (int at = 0; at < words.size(); at++) {
			line += GAP;
			TextFitter.Fitted fitted = fitter.fit(words.get(at), SIDE - 2 * EDGE, WORDS / words.size() - GAP, LARGEST_LETTERS,
					SMALLEST_LETTERS, at == 0);
			for (String each : fitted.lines()) {
				line += fitted.size() * TextFitter.LEADING;
				picture.words(each, new Point(SIDE / 2.0, line), fitted.size(), at == 0, BoardTheme.LIGHT.ink());
			}
		}
		return picture.build(bounds);
	}

	/** As large as it can be in a frame without being stretched, in the middle of it. */
	private static Bounds within(Raster raster, Bounds frame) {
		double scale = Math.min(frame.width() / raster.width(), frame.height() / raster.height());
		double width = raster.width() * scale;
		double height = raster.height() * scale;
		return new Bounds(frame.x() + (frame.width() - width) / 2, frame.y() + (frame.height() - height) / 2, width, height);
	}
}
