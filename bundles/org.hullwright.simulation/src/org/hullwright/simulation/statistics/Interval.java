package org.hullwright.simulation.statistics;

import org.hullwright.engine.tree.World;

/** From a number to one that is not less. */
public record Interval(double lower, double upper) {

	/** The same in percent. */
	public Interval inPercent() {
		return new Interval(100 * lower, 100 * upper);
	}

	/** Whether all of it is within bounds. */
	public boolean isWithin(World.Bounds bounds) {
		return bounds.lower() <= lower && upper <= bounds.upper();
	}

	/** Whether none of it is within bounds. */
	public boolean isApartFrom(World.Bounds bounds) {
		return upper < bounds.lower() || bounds.upper() < lower;
	}
}
