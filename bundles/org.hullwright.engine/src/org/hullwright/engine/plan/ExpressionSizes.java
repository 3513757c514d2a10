package org.hullwright.engine.plan;

/**
 * Measures expressions while they are planned. What is worked out at once may be as large as a file, and loops do it over and over; so each
 * part of this size is charged for it, and what is smaller, as nearly everything is, costs nothing.
 */
final class ExpressionSizes {

	private static final int LARGE = 32;

	private int size;

	/** Begins with an expression; gives what {@link #close} wants back. */
	int open() {
		int around = size;
		size = 1;
		return around;
	}

	/**
	 * Ends an expression.
	 *
	 * @return how many steps it is to be charged with; 0 as long as it is small, for then it counts as a part of what is around it
	 */
	int close(int around) {
		boolean large = size >= LARGE;
		int charged = large ? size : 0;
		size = around + (large ? 1 : size);
		return charged;
	}

	/** Ends something that is no part of what is around it. */
	void leave(int around) {
		size = around;
	}
}
