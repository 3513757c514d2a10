package org.hullwright.cli.play;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.hullwright.engine.agent.Decision;

/** Takes the time that a person needs for an answer, and tells when it is up. The rules know no clock, so that it is told to them. */
final class Stopwatch implements AutoCloseable {

	private final InstantSource time;
	private final Instant started;
	private final int left;
	private final CompletableFuture<Boolean> up = new CompletableFuture<>();

	/**
	 * Starts.
	 *
	 * @param left seconds until time is up; {@link Decision#UNTIMED} when it never is
	 * @param whenUp done on another thread, unless it is closed before
	 */
	Stopwatch(InstantSource time, int left, Runnable whenUp) {
		this.time = time;
		this.started = time.instant();
		this.left = left;
		if (left != Decision.UNTIMED) {
			up.thenRun(whenUp);
			up.completeOnTimeout(true, left, TimeUnit.SECONDS);
		}
	}

	/** How many whole seconds it has run. */
	int seconds() {
		return Math.toIntExact(Math.clamp(Duration.between(started, time.instant()).toSeconds(), 0, Integer.MAX_VALUE - 1));
	}

	/** Whether time is up. */
	boolean isUp() {
		return left <= seconds();
	}

	/** Seconds until time is up. */
	int left() {
		return Math.max(0, left - seconds());
	}

	@Override
	public void close() {
		up.cancel(false);
	}
}
