package org.hullwright.engine.node;

/**
 * A track that counts seconds down while players decide.
 *
 * @param changing how it changes where it stops: with the rules around that
 * @param source number of the place that declares it
 * @param stops the numbers at which something may happen, from the lowest, where it ends, up
 */
public record Countdown(Changing changing, int source, int[] stops) {

	/** How many seconds it takes until something may happen; {@link Clock#STANDS_STILL} once it has ended. */
	int left(int value) {
		int left = Clock.STANDS_STILL;
		for (int stop : stops) {
			if (stop < value) {
				left = value - stop;
			}
		}
		return left;
	}
}
