package org.hullwright.export.tts;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as they are written: rounded, so that no machine writes more digits than another. */
final class Decimals {

	private static final int DIGITS = 4;

	private Decimals() {}

	static BigDecimal of(double number) {
		BigDecimal rounded = BigDecimal.valueOf(number).setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros();
		return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
	}
}
