package org.hullwright.simulation.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/**
 * Games that one thread plays one after the other before it hands their results over: handing over each result wakes a thread, which takes
 * a third as long as a whole game of a small pack.
 *
 * @param results of the games from the first on, at least one
 * @param left number of the first game that was not played any more, as those before it took long; {@code end} when none is left
 * @param end number after that of the last game
 * @param each how long a game took on average
 */
record GameBatch(List<GameResult> results, long left, long end, Duration each) {

	/** After which results are handed over whatever is left, so that nobody waits for news. */
	private static final long LONGEST = Duration.ofMillis(50).toNanos();

	/** Plays the games from {@code first} to before {@code end}, of which there must be one, by a clock of nanoseconds. */
	static GameBatch of(LongFunction<GameResult> player, long first, long end, LongSupplier clock) {
		List<GameResult> results = new ArrayList<>();
		long began = clock.getAsLong();
		long taken = 0;
		long number = first;
		while (number < end && taken < LONGEST) {
			results.add(player.apply(number));
			number++;
			taken = clock.getAsLong() - began;
		}
		return new GameBatch(results, number, end, Duration.ofNanos(taken / results.size()));
	}
}
