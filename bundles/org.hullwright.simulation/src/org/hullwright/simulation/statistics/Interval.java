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

	/** The same, reaching to a number if it did not. */
	public Interval with(double number) {
		return new Interval(Math.min(lower, number), Math.max(upper, number));
	}

	/** The part of it that is possible, where nothing can be less than one number or more than another. */
	public Interval between(double least, double most) {
		return new Interval(Math.clamp(lower, least, most), Math.clamp(upper, least, most));
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
