package org.hullwright.server.transport;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Keeps the newest thing alone until it is taken: however slowly somebody listens, what waits for them does not grow. */
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
