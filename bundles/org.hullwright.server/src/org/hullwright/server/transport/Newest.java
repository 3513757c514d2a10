package org.hullwright.server.transport;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Coalesces messages for a slow reader: keeps only the newest until it is taken, so that what waits does not grow. */
final class Newest<T> {

	private final BlockingQueue<T> kept = new LinkedBlockingQueue<>();

	/** What was put here before, and not taken, is forgotten. */
	synchronized void put(T thing) {
		kept.clear();
		kept.add(thing);
	}

	/** Waits for something; none when nothing comes within the time. */
	Optional<T> take(Duration within) throws InterruptedException {
		return Optional.ofNullable(kept.poll(within.toMillis(), TimeUnit.MILLISECONDS));
	}
}
