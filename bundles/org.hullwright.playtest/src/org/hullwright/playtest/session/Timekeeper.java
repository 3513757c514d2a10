package org.hullwright.playtest.session;

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
		public void after(int seconds, CompletableFuture<Integer> answer, int standIn) {
			answer.completeOnTimeout(standIn, seconds, TimeUnit.SECONDS);
		}
	};

	/** What time it is. */
	Instant now();

	/** Completes an answer with something that stands in for it, unless it has been given by then. */
	void after(int seconds, CompletableFuture<Integer> answer, int standIn);
}
