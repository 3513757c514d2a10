package org.hullwright.export.pdf;

import java.util.Optional;
import java.util.stream.IntStream;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;

/**
 * Draws components for the columns of a rulebook: so small that two stand beside each other where all that is written on them can be read
 * even so, else as much larger as that takes, and where the column is too narrow for it without what cannot be read.
 */
final class ExhibitPictures {

	/** What letters on paper have at least, in points. */
	static final double LEGIBLE = 6.5;
	private static final double HEIGHT = 62 * PrintDocument.MILLIMETRE; // of those that stand beside others
	private static final int SIZES = 6; // that are tried
	private static final int SHARP = 500; // pixels of the longer side of a picture of the pack
	private final ComponentPictures pictures = new ComponentPictures(CardTheme.PRINT, SHARP);

	/**
	 * A picture with its size on the page.
	 *
	 * @param scale points to the unit of the picture
	 */
	record Shown(Picture picture, double scale) {

		double width() {
			return picture.bounds().width() * scale;
		}

		double height() {
			return picture.bounds().height() * scale;
		}
	}

	/**
	 * A component, no larger than it is.
	 *
	 * @param column width of the column, in points
	 * @param gap between two that stand beside each other
	 */
	Shown of(CardFace card, double column, double gap) {
		Picture printed = pictures.sides(card, Edge.CUT).getFirst().picture();
		Bounds bounds = printed.bounds();
		double trueSize = card.design().format().width() * PrintDocument.MILLIMETRE / bounds.width();
		double beside = Math.min(trueSize, Math.min(HEIGHT / bounds.height(), (column - gap) / 2 / bounds.width()));
		double alone = Math.min(trueSize, column / bounds.width());
		return IntStream.rangeClosed(0, SIZES).mapToDouble(size -> beside + (alone - beside) * size / SIZES)
				.mapToObj(scale -> legible(card, scale, trueSize)).flatMap(Optional::stream).findFirst()
				.orElseGet(() -> new Shown(printed.withoutLettersBelow(LEGIBLE / beside), beside));
	}

	private Optional<Shown> legible(CardFace card, double scale, double trueSize) {
		return pictures.front(card, LEGIBLE * trueSize / scale).map(picture -> new Shown(picture, scale));
	}
}
