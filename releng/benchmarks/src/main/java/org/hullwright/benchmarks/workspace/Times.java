package org.hullwright.benchmarks.workspace;

import java.util.Arrays;
import java.util.Locale;

/** How long many answers took, in nanoseconds, the shortest first. */
public record Times(long[] sorted) {

	private static final double MILLISECOND = 1e6;

	public Times {
		sorted = sorted.clone();
		Arrays.sort(sorted);
	}

	/** So many of a hundred took at most this, in milliseconds. */
	public double percentile(int percent) {
		return sorted[(sorted.length - 1) * percent / 100] / MILLISECOND;
	}

	@Override
	public String toString() {
		return String.format(Locale.ROOT, "half within %.1f ms, 95 %% within %.1f ms, all within %.1f ms", percentile(50), percentile(95),
				percentile(100));
	}
}
