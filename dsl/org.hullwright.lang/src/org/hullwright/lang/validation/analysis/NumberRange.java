package org.hullwright.lang.validation.analysis;

import java.util.stream.LongStream;

/**
 * An interval of numbers, the value of interval analysis: all that an expression may have, both ends included. Wide enough to tell an
 * overflow of the numbers of the game.
 */
public record NumberRange(long lower, long upper) {

	/** The lowest and the highest number of the game. */
	public static final NumberRange ANY = new NumberRange(Integer.MIN_VALUE + 1, Integer.MAX_VALUE);

	public static NumberRange of(long number) {
		return new NumberRange(number, number);
	}

	boolean isOne() {
		return lower == upper;
	}

	/** Whether no number is in both. */
	public boolean isApartFrom(NumberRange other) {
		return upper < other.lower || other.upper < lower;
	}

	/** Whether it has an end before the last number there is. */
	public boolean isBounded() {
		return lower > ANY.lower || upper < ANY.upper;
	}

	/** Both, and all between. */
	public NumberRange with(NumberRange other) {
		return new NumberRange(Math.min(lower, other.lower), Math.max(upper, other.upper));
	}

	/** The range of the numbers with the other sign. */
	public NumberRange negated() {
		return new NumberRange(-upper, -lower);
	}

	/** The range of the sums. */
	public NumberRange plus(NumberRange other) {
		return new NumberRange(lower + other.lower, upper + other.upper);
	}

	NumberRange times(NumberRange other) {
		long[] ends = { lower * other.lower, lower * other.upper, upper * other.lower, upper * other.upper };
		return new NumberRange(LongStream.of(ends).min().getAsLong(), LongStream.of(ends).max().getAsLong());
	}

	/** What of it a number of the game can be; any number, when nothing is. */
	NumberRange withinNumbers() {
		return isApartFrom(ANY) ? ANY : new NumberRange(Math.max(lower, ANY.lower), Math.min(upper, ANY.upper));
	}
}
