package org.hullwright.simulation.play;

import java.time.Duration;
import java.util.Optional;

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

	/** Between looks at whether to stop. */
	private static final Duration PATIENCE = Duration.ofMillis(100);

	/** Broken games after which no other is played, when no game before them came to its end: all of them would break. */
	private static final int MOST_BROKEN = 5;

	private final Plan plan;
	private final GameExecutor executor;
	private final PerformedBefore performed;
	private long next;
	private boolean hasFinished;
	private volatile boolean isHopeless;

	/**
	 * A simulation that begins.
	 *
	 * @param threads how many games are played at once, at least 1
	 */
	public Simulation(Plan plan, int threads) {
		this(plan, new ThreadExecutor(threads));
	}

	/**
	 * A simulation that begins.
	 *
	 * @param executor plays the games
	 */
	public Simulation(Plan plan, GameExecutor executor) {
		this.plan = plan;
		this.executor = executor;
		this.performed = new PerformedBefore(plan);
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

	/** The listener to results cannot go on, or what plays the games; says why. */
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
		performed.count(result);
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
	 * @throws Stopped when the listener says so, or no more can be played
	 */
	public void play(Listener listener, SimulationProgress progress) throws Stopped {
		try (GameExecutor.Run run = executor.begin(plan, next, () -> isHopeless || progress.isCancelled())) {
			progress.played(next, plan.total());
			while (next < plan.total() && !isHopeless) {
				Optional<GameResult> result = await(run, progress);
				if (result.isEmpty()) {
					return;
				}
				count(result.get());
				listener.played(performed.count(result.get()));
				progress.played(next, plan.total());
			}
		}
	}

	/** Empty when the caller has cancelled. */
	private static Optional<GameResult> await(GameExecutor.Run run, SimulationProgress progress) throws Stopped {
		try {
			while (!progress.isCancelled()) {
				Optional<GameResult> result = run.next(PATIENCE);
				if (result.isPresent()) {
					return result;
				}
			}
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
		}
		return Optional.empty();
	}
}
