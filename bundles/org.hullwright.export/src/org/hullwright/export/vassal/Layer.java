package org.hullwright.export.vassal;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** The trait of VASSAL that shows one of several pictures, each smaller than it is, so that more of it is seen from near. */
final class Layer {

	private static final int DIGITS = 4;

	private Layer() {}

	/**
	 * A layer.
	 *
	 * @param images names of the pictures, all of one size
	 * @param names what the name of the piece ends with while a picture is shown
	 * @param shown number of the picture that is, from 0
	 * @param scale how large the pictures are shown
	 */
	static Trait of(List<String> images, List<String> names, int shown, double scale) {
		boolean several = images.size() > 1;
		return new Trait(
				"emb2;" + Sequence.of(';', "", "128", "A", several ? "Turn over" : "", "128", "", "", "128", "", "", "", "1", "false",
						"0", "0", Sequence.of(',', images), Sequence.of(',', names), "true", several ? "Side" : "Picture", "", "", "false",
						"", "1", "1",
						"true", "", several ? "71,130" : "", "", "", rounded(scale), "", "true"),
				String.valueOf(shown + 1));
	}

	private static String rounded(double scale) {
		BigDecimal rounded = BigDecimal.valueOf(scale).setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros();
		return (rounded.scale() < 1 ? rounded.setScale(1) : rounded).toPlainString();
	}
}
