package org.hullwright.lang.ide.design;

import org.hullwright.lang.design.Setting;

/**
 * The numbers that a field for a setting offers.
 *
 * @param unit behind the number; empty text for none
 * @param most the largest
 * @param step by which arrows change it
 */
public record NumberRange(String unit, double most, double step) {

	/** Lengths of boxes, which may be counted from the other end. */
	public static final NumberRange LENGTH = new NumberRange("mm", 600, 0.5);
	private static final NumberRange POINTS = new NumberRange("pt", 120, 0.5);
	private static final NumberRange PERCENT = new NumberRange("%", 100, 1);

	/** Those of a setting that takes numbers. */
	public static NumberRange of(Setting setting) {
		return switch (setting) {
			case TYPE, SMALLEST -> POINTS;
			case OPACITY, FOCUS, CROP -> PERCENT;
			case SCALE -> new NumberRange("%", 1000, 5);
			case COUNTERS -> new NumberRange("", 99, 1);
			case BORDER -> new NumberRange("mm", 20, 0.1);
			case PADDING, CORNER -> new NumberRange("mm", 100, 0.2);
			default -> LENGTH;
		};
	}
}
