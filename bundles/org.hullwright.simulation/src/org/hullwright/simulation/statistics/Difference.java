package org.hullwright.simulation.statistics;

/**
 * By how much one number is larger than another.
 *
 * @param value what was seen
 * @param interval where that of ever more games is, with 95 % confidence
 */
public record Difference(double value, Interval interval) {

	/** How large it is at least, with that confidence, up or down; 0 when it is not shown. */
	public double atLeast() {
		return isShown() ? Math.min(Math.abs(interval.lower()), Math.abs(interval.upper())) : 0;
	}

	/** Whether there is one at all, with that confidence. */
	public boolean isShown() {
		return interval.lower() > 0 || interval.upper() < 0;
	}
}
