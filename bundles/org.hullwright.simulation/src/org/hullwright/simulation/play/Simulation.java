package org.hullwright.simulation.play;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Plays the games of a plan. A listener hears of their results in the order of the plan and on one thread, so that what they make of them
 * does not depend on how many threads play.
 *
 * <pre>
 * Simulation simulation = new Simulation(plan, threads);
 * Tally tally = new Tally(plan);
 * simulation.play(result -> tally.add(result), progress);
 * </pre>
 */
public final class Simulation {

	/** Games that each thread may be ahead of the slowest one. */
	private static final int AHEAD = 32;
	private static final int PATIENCE = 100; // milliseconds between looks at whether to stop

	/** Broken games after which no other is played, when no game before them came to its end: all of them would break. */
	private static final int MOST_BROKEN = 5;

	private final Plan plan;
	private final int threads;
	private final List<BitSet> performed;
	private long next;
	private boolean hasFinished;
	private volatile boolean isHopeless;

	/**
	 * A simulation that begins.
	 *
	 * @param threads how many games are played at once, at least 1
	 */
	public Simulation(Plan plan, int threads) {
		this.plan = plan;
		this.threads = threads;
		this.performed = plan.rulesets().stream().map(any -> new BitSet()).toList();
	}

	/** Hears the result of one. */
	@FunctionalInterface
	public interface Listener {

		/**
		 * A game has been played.
		 *
		 * @throws Stopped when it makes no sense to go on
		 */
		void played(GameResult result) throws Stopped;
	}

	/** The listener to results cannot go on; says why. */
	public static final class Stopped extends Exception {

		private static final long serialVersionUID = 1L;

		/** @param cause the reason */
		public Stopped(Exception cause) {
			super(cause.getMessage(), cause);
		}
	}

	/** How many games have been played or passed over. */
	public long played() {
		return next;
	}

	/** Takes the next game as played before, with that result. */
	public void passOver(GameResult result) {
		if (result instanceof GameResult.Finished finished) {
			performed.get(finished.deal().ruleset()).or(finished.performed());
		}
		count(result);
	}

	private void count(GameResult result) {
		next++;
		hasFinished |= result instanceof GameResult.Finished;
		isHopeless = !hasFinished && next >= MOST_BROKEN;
	}

	/**
	 * Plays what is left, to the end of the plan, until the progress says to stop or until the first games have all been broken by a rule.
	 * What was played until then stays played.
	 *
	 * @throws Stopped when the listener says so
	 */
	public void play(Listener listener, SimulationProgress progress) throws Stopped {
		List<GamePlayer> players = plan.rulesets().stream()
				.map(ruleset -> new GamePlayer(ruleset, plan, () -> isHopeless || progress.isCancelled())).toList();
		ExecutorService pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("simulation-", 1).factory());
		try {
			Deque<Future<GameResult>> ahead = new ArrayDeque<>();
			long begun = next;
			progress.played(next, plan.total());
			while (next < plan.total() && !isHopeless) {
				while (ahead.size() < threads * AHEAD && begun < plan.total()) {
					Deal deal = plan.deal(begun++);
					ahead.add(pool.submit(() -> players.get(deal.ruleset()).play(deal)));
				}
				Optional<GameResult> result = await(ahead.remove(), progress);
				if (result.isEmpty()) {
					return;
				}
				count(result.get());
				listener.played(fresh(result.get()));
				progress.played(next, plan.total());
			}
		} finally {
			pool.shutdownNow();
		}
	}

	private GameResult fresh(GameResult result) {
		return result instanceof GameResult.Finished finished ? finished.after(performed.get(finished.deal().ruleset())) : result;
	}

	/** Empty when the caller has cancelled. */
	private static Optional<GameResult> await(Future<GameResult> game, SimulationProgress progress) {
		while (!progress.isCancelled()) {
			try {
				return Optional.of(game.get(PATIENCE, TimeUnit.MILLISECONDS));
			} catch (TimeoutException late) {
				// Perhaps there is no need to wait any longer.
			} catch (InterruptedException interrupted) {
				Thread.currentThread().interrupt();
				return Optional.empty();
			} catch (ExecutionException failed) {
				switch (failed.getCause()) {
					case RuntimeException known -> throw known;
					case Error fault -> throw fault;
					default -> throw new IllegalStateException(failed.getCause());
				}
			}
		}
		return Optional.empty();
	}
}
