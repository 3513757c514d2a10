package org.hullwright.simulation.tune;

/**
 * A number of the rules that may change.
 *
 * @param name of the number
 * @param from its least value
 * @param to its largest value
 * @param present what it is now
 */
public record NumberRange(String name, int from, int to, int present) {

	/** The allowed value that is nearest to what it is now. */
	int start() {
		return Math.clamp(present, from, to);
	}
}
