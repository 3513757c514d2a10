package org.hullwright.engine.lower.expansion;

/** Where a track begins and ends, and where it starts. */
public record TrackRange(int lower, int upper, int start) {

	/** A start before the first space, as when none is written, is the first space. */
	public TrackRange {
		start = Math.max(start, lower);
	}
}
