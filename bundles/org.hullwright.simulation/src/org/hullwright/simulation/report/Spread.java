package org.hullwright.simulation.report;

import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Sample;

/**
 * How a number is spread over games.
 *
 * @param counts in how many games it was each number, in the order of these
 */
public record Spread(Sample sample, SequencedMap<Integer, Integer> counts) {

	public Spread {
		counts = new TreeMap<>(counts);
	}

	/** The average. */
	public double mean() {
		return sample.mean();
	}

	/** Where the average of ever more games is, with 95 % confidence. */
	public Interval interval() {
		return sample.ofMean();
	}

	/**
	 * The number that so many percent of the games do not exceed: of 50 the median.
	 *
	 * @return 0 of no game
	 */
	public int percentile(int percent) {
		long wanted = ((long) sample.games() * percent + 99) / 100;
		long seen = 0;
		for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
			seen += count.getValue();
			if (seen >= wanted) {
				return count.getKey();
			}
		}
		return 0;
	}
}
