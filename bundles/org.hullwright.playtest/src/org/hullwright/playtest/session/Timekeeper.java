package org.hullwright.playtest.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Takes the time of what persons answer. The rules know no clock: they are told how long an answer took. */
interface Timekeeper {

	/** By the clock of this machine. */
	Timekeeper OF_THE_MACHINE = new Timekeeper() {

		private final InstantSource time = InstantSource.system();

		@Override
		public Instant now() {
			return time.instant();
		}

		@Override
		public void completeAt(Instant deadline, CompletableFuture<Integer> answer, int standIn) {
			long left = Math.max(0, Duration.between(now(), deadline).toMillis());
			answer.completeOnTimeout(standIn, left, TimeUnit.MILLISECONDS);
		}
	};

	/** What time it is. */
	Instant now();

	/**
	 * Completes an answer with something that stands in for it, unless it has been given by the deadline.
	 *
	 * @param deadline a deadline that has passed completes the answer at once
	 */
	void completeAt(Instant deadline, CompletableFuture<Integer> answer, int standIn);
}
