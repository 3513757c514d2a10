package org.hullwright.simulation.statistics;

/**
 * How often something was so.
 *
 * @param times at least 0
 * @param of at least as many; 0 when it could not be looked at
 */
public record Share(int times, int of) {

	/** What part of all it was, from 0 to 1; 0 of none. */
	public double value() {
		return of == 0 ? 0 : (double) times / of;
	}

	/** Where the share of ever more games is, between 0 and 1 and with 95 % confidence: E. B. Wilson's interval of 1927. */
	public Interval interval() {
		return new Sample(of, times, times).ofShare();
	}

	/**
	 * How much larger this share is than that of other, independent games, with 95 % confidence: R. G. Newcombe's interval of 1998, which
	 * is made of Wilson's of both. It is everything from -1 to 1 when one of both is of none.
	 */
	public Difference minus(Share other) {
		if (of == 0 || other.of == 0) {
			return new Difference(0, new Interval(-1, 1));
		}
		double difference = value() - other.value();
		Interval mine = interval();
		Interval its = other.interval();
		return new Difference(difference, new Interval(difference - Math.hypot(value() - mine.lower(), its.upper() - other.value()),
				difference + Math.hypot(mine.upper() - value(), other.value() - its.lower())));
	}
}
