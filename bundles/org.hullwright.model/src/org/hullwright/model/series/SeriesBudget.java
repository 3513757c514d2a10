package org.hullwright.model.series;

import org.hullwright.model.Component;

/**
 * How much series may make together, before anything is made: packs are not trusted, and a long effect in a large series would fill the
 * memory.
 */
public final class SeriesBudget {

	private static final long MOST_PARTS = 4_000_000;

	private final Series series;
	private long members;
	private long parts;

	/** Nothing is taken so far. */
	public SeriesBudget(Series series) {
		this.series = series;
	}

	/** Whether one more fits to those that were taken before. Makes nothing. */
	public boolean take(Component one) {
		int size = series.sizeOf(one);
		members += size;
		parts += size > Series.MOST ? size : size * series.partsOf(one);
		return members <= Series.MOST && parts <= MOST_PARTS;
	}
}
