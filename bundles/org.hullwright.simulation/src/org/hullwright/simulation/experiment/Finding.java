package org.hullwright.simulation.experiment;

import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Sample;

/** What came out of a measure. */
public record Finding(Trials.Measure measure, Sample sample) {

	/** Whether it is as it should be. */
	public enum Verdict {

		/** Nothing was expected. */
		OPEN,
		/** It is within the bounds, with 95 % confidence. */
		AS_EXPECTED,
		/** There were too few games to tell. */
		NOT_SHOWN,
		/** It is outside of the bounds, with 95 % confidence. */
		NOT_AS_EXPECTED
	}

	/** The mean, or the share in percent. */
	public double value() {
		return measure.share() ? 100 * sample.mean() : sample.mean();
	}

	/** Where the value of ever more games is, with 95 % confidence; in percent for a share. */
	public Interval interval() {
		return measure.share() ? sample.ofShare().inPercent() : sample.ofMean();
	}

	/** Whether there were games enough for the interval to tell anything. */
	public boolean hasInterval() {
		return sample.games() > 0 && interval().isBounded();
	}

	/** How that is to be taken. */
	public Verdict verdict() {
		Trials.Bounds expected = measure.expected();
		return expected == null ? Verdict.OPEN : verdict(expected);
	}

	/**
	 * Whether it is a share that is expected to be exactly one number: of no number of games it is sure that ever more would not be a
	 * little off.
	 */
	public boolean isBeyondShowing() {
		Trials.Bounds expected = measure.expected();
		return measure.share() && expected != null && expected.lower() == expected.upper();
	}

	private Verdict verdict(Trials.Bounds expected) {
		if (interval().isWithin(expected)) {
			return Verdict.AS_EXPECTED;
		}
		return interval().isApartFrom(expected) ? Verdict.NOT_AS_EXPECTED : Verdict.NOT_SHOWN;
	}
}
