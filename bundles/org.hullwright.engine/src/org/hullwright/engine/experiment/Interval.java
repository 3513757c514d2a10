package org.hullwright.engine.experiment;

import org.hullwright.engine.tree.World;

/** From a number to one that is not less. */
public record Interval(double lower, double upper) {

	/** The same in percent. */
	Interval inPercent() {
		return new Interval(100 * lower, 100 * upper);
	}

	boolean isWithin(World.Bounds bounds) {
		return bounds.lower() <= lower && upper <= bounds.upper();
	}

	boolean isApartFrom(World.Bounds bounds) {
		return upper < bounds.lower() || bounds.upper() < lower;
	}
}
