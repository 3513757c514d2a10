package org.hullwright.simulation.statistics;

/** How many games it takes to find a difference: power analysis. */
public final class SampleSize {

	/** The quantile of the normal distribution for a power of 80 percent. */
	private static final double POWER = 0.84;
	/** Shares nearer to none or all would ask for hardly any games, which nobody should believe. */
	private static final double EXTREME = 0.05;

	private SampleSize() {}

	/**
	 * How many independent games by each of two rulesets tell a difference between their shares in four of five cases, with 95 %
	 * confidence: the usual formula for two proportions, with the variance at the one that is known.
	 *
	 * @param share about what part of the games it is, from 0 to 1; the extremes count as 5 percent from them
	 * @param difference between the two shares, more than 0
	 * @return rounded up to two digits
	 */
	public static long toTellShares(double share, double difference) {
		double likely = Math.clamp(share, EXTREME, 1 - EXTREME);
		return roundedUp(Math.pow(Student.NORMAL + POWER, 2) * 2 * likely * (1 - likely) / (difference * difference));
	}

	/**
	 * How many games tell a share to within so much in both directions, with 95 % confidence.
	 *
	 * @param share about what part of the games it is, from 0 to 1; the extremes count as 5 percent from them
	 * @param within more than 0
	 * @return rounded up to two digits
	 */
	public static long toKnowShare(double share, double within) {
		double likely = Math.clamp(share, EXTREME, 1 - EXTREME);
		return roundedUp(Math.pow(Student.NORMAL / within, 2) * likely * (1 - likely));
	}

	/**
	 * How many games make an interval as narrow as wanted: its width shrinks with the square root of their number.
	 *
	 * @param games that made the interval
	 * @param halfWidth what they tell to within, in both directions
	 * @param wanted what is to be told to within, more than 0
	 * @return rounded up to two digits
	 */
	public static long toNarrow(int games, double halfWidth, double wanted) {
		return roundedUp(games * Math.pow(halfWidth / wanted, 2));
	}

	private static long roundedUp(double number) {
		double unit = Math.max(1, Math.pow(10, Math.floor(Math.log10(number)) - 1));
		return (long) (Math.ceil(number / unit) * unit);
	}
}
