package org.hullwright.simulation.tune;

import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Sample;

/**
 * A number that was tried.
 *
 * @param interval where what is measured is in ever more games, of a share in percent, wide enough for having been looked at again and
 * again
 */
public record Tried(int number, Sample sample, Interval interval, Verdict verdict) {

	/** Where it is, next to the bounds. */
	public enum Verdict {
		/** All of the interval is within. */
		FITS,
		/** All of it is below. */
		BELOW,
		/** All of it is above. */
		ABOVE,
		/** As many games as were allowed do not tell. */
		OPEN
	}

	/** What was seen, of a share in percent. */
	public double value(Target target) {
		return (target.share() ? 100 : 1) * sample.mean();
	}
}
