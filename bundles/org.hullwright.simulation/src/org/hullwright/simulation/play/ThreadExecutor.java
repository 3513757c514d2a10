package org.hullwright.simulation.play;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Plays games on threads of this process.
 *
 * @param threads how many games are played at once, at least 1
 * @param clock the time, in nanoseconds, by which is told how many games are played before their results are handed over
 */
public record ThreadExecutor(int threads, LongSupplier clock) implements GameExecutor {

	/** Batches that each thread may be ahead of the slowest one. */
	private static final int AHEAD = 32;
	/** Games of one batch; with more, handing them over costs hardly less. */
	private static final int MOST_AT_ONCE = 16;
	/** How long a batch should take: much longer than it takes to hand it over, and short for whoever waits for results. */
	private static final Duration WANTED = Duration.ofMillis(2);

	/** @param threads how many games are played at once, at least 1 */
	public ThreadExecutor(int threads) {
		this(threads, System::nanoTime);
	}

	@Override
	public Run begin(Plan plan, long first, BooleanSupplier stopped) {
		return new ThreadRun(plan, first, new PlanPlayer(plan, stopped), threads, clock);
	}

	/** Has a window of batches that were begun, the first of which is waited for. Batches of games that take long have one game. */
	private static final class ThreadRun implements Run {

		private final Plan plan;
		private final PlanPlayer player;
		private final LongSupplier clock;
		private final int window;
		private final ExecutorService pool;
		private final Deque<Future<GameBatch>> ahead = new ArrayDeque<>();
		private final Queue<GameResult> results = new ArrayDeque<>();
		private long begun;
		private long atOnce = 1;

		ThreadRun(Plan plan, long first, PlanPlayer player, int threads, LongSupplier clock) {
			this.plan = plan;
			this.begun = first;
			this.player = player;
			this.clock = clock;
			this.window = threads * AHEAD;
			this.pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("simulation-", 1).factory());
		}

		@Override
		public Optional<GameResult> next(Duration patience) throws InterruptedException {
			while (ahead.size() < window && begun < plan.total()) {
				long end = Math.min(plan.total(), begun + atOnce);
				ahead.add(begin(begun, end));
				begun = end;
			}
			try {
				if (results.isEmpty()) {
					take(ahead.element().get(patience.toMillis(), TimeUnit.MILLISECONDS));
				}
				return Optional.of(results.remove());
			} catch (TimeoutException late) {
				return Optional.empty();
			} catch (ExecutionException failed) {
				throw TaskResult.thrownBy(failed);
			}
		}

		private Future<GameBatch> begin(long first, long end) {
			return pool.submit(() -> GameBatch.of(player::play, first, end, clock));
		}

		private void take(GameBatch batch) {
			ahead.remove();
			if (batch.left() < batch.end()) {
				ahead.addFirst(begin(batch.left(), batch.end()));
			}
			results.addAll(batch.results());
			atOnce = Math.clamp(WANTED.dividedBy(batch.each().plusNanos(1)), 1, MOST_AT_ONCE);
		}

		@Override
		public void close() {
			pool.shutdownNow();
		}
	}
}
