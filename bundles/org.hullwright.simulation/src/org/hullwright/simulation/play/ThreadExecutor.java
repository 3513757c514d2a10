package org.hullwright.simulation.play;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Plays games on threads of this process.
 *
 * @param threads how many games are played at once, at least 1
 */
public record ThreadExecutor(int threads) implements GameExecutor {

	/** Games that each thread may be ahead of the slowest one. */
	private static final int AHEAD = 32;

	@Override
	public Run begin(Plan plan, long first, BooleanSupplier stopped) {
		return new ThreadRun(plan, first, new PlanPlayer(plan, stopped), threads);
	}

	/** Has a window of games that were begun, the first of which is waited for. */
	private static final class ThreadRun implements Run {

		private final Plan plan;
		private final PlanPlayer player;
		private final int window;
		private final ExecutorService pool;
		private final Deque<Future<GameResult>> ahead = new ArrayDeque<>();
		private long begun;

		ThreadRun(Plan plan, long first, PlanPlayer player, int threads) {
			this.plan = plan;
			this.begun = first;
			this.player = player;
			this.window = threads * AHEAD;
			this.pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("simulation-", 1).factory());
		}

		@Override
		public Optional<GameResult> next(Duration patience) throws InterruptedException {
			while (ahead.size() < window && begun < plan.total()) {
				long number = begun++;
				ahead.add(pool.submit(() -> player.play(number)));
			}
			try {
				Optional<GameResult> result = Optional.of(ahead.element().get(patience.toMillis(), TimeUnit.MILLISECONDS));
				ahead.remove();
				return result;
			} catch (TimeoutException late) {
				return Optional.empty();
			} catch (ExecutionException failed) {
				throw TaskResult.thrownBy(failed);
			}
		}

		@Override
		public void close() {
			pool.shutdownNow();
		}
	}
}
