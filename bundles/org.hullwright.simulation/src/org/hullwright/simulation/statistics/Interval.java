package org.hullwright.simulation.statistics;

import org.hullwright.engine.tree.Trials;

/** From a number to one that is not less. */
public record Interval(double lower, double upper) {

	/** Whether it tells anything: it has two ends. */
	public boolean isBounded() {
		return Double.isFinite(lower) && Double.isFinite(upper);
	}

	/** The same in percent. */
	public Interval inPercent() {
		return new Interval(100 * lower, 100 * upper);
	}

	/** The same around a middle, so many times as wide. */
	public Interval stretched(double middle, double times) {
		return new Interval(middle + times * (lower - middle), middle + times * (upper - middle));
	}

	/** Whether all of it is within bounds. */
	public boolean isWithin(Trials.Bounds bounds) {
		return bounds.lower() <= lower && upper <= bounds.upper();
	}

	/** Whether none of it is within bounds. */
	public boolean isApartFrom(Trials.Bounds bounds) {
		return upper < bounds.lower() || bounds.upper() < lower;
	}
}
