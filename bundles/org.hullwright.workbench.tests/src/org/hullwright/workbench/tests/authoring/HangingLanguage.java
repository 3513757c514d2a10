package org.hullwright.workbench.tests.authoring;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.workbench.tests.window.Wait;

/**
 * A language service that is busy with a question about a text for {@link #BUSY_FOR}, or until the test is over: whoever asks about the
 * same text waits.
 */
final class HangingLanguage implements AutoCloseable {

	static final Duration BUSY_FOR = Duration.ofSeconds(10);

	private final CountDownLatch busy = new CountDownLatch(1);
	private final CountDownLatch over = new CountDownLatch(1);
	private final AtomicInteger asked = new AtomicInteger();
	private final Thread questioner;

	private HangingLanguage(URI document) {
		questioner = Thread.ofPlatform().daemon().name("asks and hangs").start(() -> ask(document));
	}

	/** Begins to ask about a text, and is back when the service is busy with that. */
	static HangingLanguage about(URI document) {
		HangingLanguage hanging = new HangingLanguage(document);
		Wait.until("the service to be busy", () -> hanging.busy.getCount() == 0);
		return hanging;
	}

	private void ask(URI document) {
		try {
			HullEditorPlugin.language().reading().explain(document, 0, this::hang);
		} catch (CancellationException ended) {
			return; // the test is over
		}
	}

	/** The service looks whether it is still to answer, first before it waits for its turn and then while it answers. */
	private boolean hang() {
		if (asked.getAndIncrement() == 0) {
			return false;
		}
		busy.countDown();
		try {
			over.await(BUSY_FOR.toMillis(), TimeUnit.MILLISECONDS);
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
		}
		return true;
	}

	boolean isBusy() {
		return questioner.isAlive();
	}

	@Override
	public void close() {
		over.countDown();
		Wait.until("the service to be free", () -> !isBusy());
	}
}
