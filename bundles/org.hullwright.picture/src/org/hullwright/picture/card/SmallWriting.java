package org.hullwright.picture.card;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writing on a component for which there is too little room.
 *
 * @param side of the component; empty text when there is only one
 * @param what it is, in words that begin a sentence
 * @param points in which it is written
 * @param stated smallest size that the design allows, in points
 * @param cut whether some of it is left away, as it does not fit even so
 */
public record SmallWriting(String side, String what, double points, double stated, boolean cut) {

	/** A sentence for the author. */
	public String sentence() {
		String place = side.isEmpty() ? "" : " of its side " + side;
		return cut
				? what + place + " does not fit in " + rounded(stated) + " points, the least that its design allows, and is cut off."
				: what + place + " is printed in " + rounded(points) + " points, smaller than the " + rounded(stated)
						+ " that its design allows.";
	}

	/** Never better than it is. */
	private static String rounded(double size) {
		return BigDecimal.valueOf(size).setScale(2, RoundingMode.HALF_UP).setScale(1, RoundingMode.FLOOR).stripTrailingZeros()
				.toPlainString();
	}
}
