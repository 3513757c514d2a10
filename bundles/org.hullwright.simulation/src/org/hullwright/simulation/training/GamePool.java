package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

import org.hullwright.simulation.play.TaskResult;

/** Plays the games of a generation on several threads, and hands over what came of them in their order. */
final class GamePool {

	private final int threads;

	/** @param threads how many games are played at once, at least 1 */
	GamePool(int threads) {
		this.threads = threads;
	}

	/**
	 * Plays some games.
	 *
	 * @param generation that they are of, for the progress
	 * @param count how many
	 * @param game plays the one with that number, from 0
	 * @throws CancellationException when the progress says to stop
	 */
	<T> List<T> play(int generation, int count, IntFunction<T> game, TrainingProgress progress) {
		ExecutorService pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("training-", 1).factory());
		try {
			List<Future<T>> games = new ArrayList<>();
			for (int number = 0; number < count; number++) {
				int next = number;
				games.add(pool.submit(() -> game.apply(next)));
			}
			List<T> played = new ArrayList<>(count);
			for (Future<T> next : games) {
				played.add(await(next, progress));
				progress.played(generation, played.size(), count);
			}
			return played;
		} finally {
			pool.shutdownNow();
		}
	}

	private static <T> T await(Future<T> game, TrainingProgress progress) {
		if (progress.isCancelled()) {
			throw new CancellationException();
		}
		return TaskResult.of(game);
	}
}
