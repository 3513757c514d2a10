package org.hullwright.cli.simulate;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl+C into a request to come to an end: what is under way may finish, so that nothing that was done is lost. When it takes too
 * long, the process ends without.
 */
public final class Interruption implements AutoCloseable {

	private static final int PATIENCE = 60; // seconds

	private final CountDownLatch ended = new CountDownLatch(1);
	private final Thread hook = new Thread(this::ask, "interruption");
	private volatile boolean asked;

	/** From now on. */
	public Interruption() {
		Runtime.getRuntime().addShutdownHook(hook);
	}

	private void ask() {
		asked = true;
		try {
			ended.await(PATIENCE, TimeUnit.SECONDS);
		} catch (InterruptedException impatient) {
			Thread.currentThread().interrupt();
		}
	}

	/** Whether the user has cancelled it. */
	public boolean isAsked() {
		return asked;
	}

	/** It has ended; nothing is left to do but what has been asked for. */
	@Override
	public void close() {
		ended.countDown();
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException ending) {
			// The process is ending already; the hook waits no longer.
		}
	}
}
