package org.hullwright.lang.server;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;

/**
 * Debounces and restarts work: it is done when changes have settled. A change that comes while it is under way cancels it, and it is done
 * again.
 */
final class Settling {

	private final int quiet;
	private final Consumer<CancelIndicator> work;
	private final ScheduledExecutorService thread;
	private final AtomicLong changes = new AtomicLong();
	private @Nullable ScheduledFuture<?> next; // guarded by this

	/**
	 * @param quiet how many milliseconds nothing must happen before
	 * @param work handles what goes wrong in it
	 */
	Settling(String name, int quiet, Consumer<CancelIndicator> work) {
		this.quiet = quiet;
		this.work = work;
		this.thread = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().name(name).daemon().factory());
	}

	/** Says that something has changed. */
	synchronized void begin() {
		long change = changes.incrementAndGet();
		if (next != null) {
			next.cancel(false);
		}
		try {
			next = thread.schedule(() -> work.accept(() -> changes.get() != change), quiet, TimeUnit.MILLISECONDS);
		} catch (RejectedExecutionException stopped) {
			next = null; // it was cancelled
		}
	}

	/** Ends for good. What is under way is told to give up, but not interrupted: it may be speaking to the editor. */
	synchronized void stop() {
		changes.incrementAndGet();
		if (next != null) {
			next.cancel(false);
		}
		thread.shutdown();
	}
}
