package org.hullwright.lang.ide.request;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * The thread pool for requests of user interfaces. The common pool would not do: on a machine with two processors it has a single thread,
 * which one slow answer takes from all others. Threads are daemons and end when they have been idle for a minute.
 */
public final class BackgroundThreads {

	// Platform threads: answers keep a processor busy, and before Java 24 virtual threads that wait inside a lock keep all others from
	// running.
	private static final ExecutorService POOL = Executors
			.newCachedThreadPool(Thread.ofPlatform().daemon().name("Hull request ", 1).factory());

	private BackgroundThreads() {}

	/** Runs a task on a thread of its own, at once. */
	public static void run(Runnable task) {
		POOL.execute(task);
	}

	/** Computes a value on a thread of its own, at once. */
	public static <T> CompletableFuture<T> supply(Supplier<T> value) {
		return CompletableFuture.supplyAsync(value, POOL);
	}
}
