package org.hullwright.simulation.statistics;

/**
 * By how much one number is larger than another.
 *
 * @param value what was seen
 * @param interval where that of ever more games is, with 95 % confidence
 */
public record Difference(double value, Interval interval) {

	/** How likely it is at most that luck alone is told to be a difference. */
	private static final double SURE = 0.05;

	/** How large it is at least, with that confidence, up or down; 0 when it is not shown. */
	public double atLeast() {
		return isShown() ? Math.min(Math.abs(interval.lower()), Math.abs(interval.upper())) : 0;
	}

	/**
	 * Whether there is one at all when it is the largest of many that were looked at: Bonferroni's correction, with the Chernoff bound of
	 * the normal distribution for its quantile, so that it errs on the side of luck.
	 *
	 * @param comparisons how many were looked at, at least 1
	 */
	public boolean isShownAmong(int comparisons) {
		double deviation = (interval.upper() - interval.lower()) / 2 / Student.NORMAL;
		return comparisons == 1 ? isShown() : Math.abs(value) > deviation * Math.sqrt(-2 * Math.log(SURE / comparisons));
	}

	/** Whether there is one at all, with that confidence. */
	public boolean isShown() {
		return interval.lower() > 0 || interval.upper() < 0;
	}
}
