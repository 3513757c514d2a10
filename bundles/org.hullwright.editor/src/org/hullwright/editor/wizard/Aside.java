package org.hullwright.editor.wizard;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.xtext.util.CancelIndicator;

/**
 * Asks something aside, off the thread of the window, and shows the answer to the newest question; who asks again is no longer interested
 * in the last.
 */
final class Aside {

	private final Control owner;
	private final ExecutorService questions;
	private final AtomicLong newest = new AtomicLong();

	/**
	 * @param owner answers are shown while it is there
	 * @param questions where they are asked
	 */
	Aside(Control owner, ExecutorService questions) {
		this.owner = owner;
		this.questions = questions;
	}

	/** Asks, and shows the answer on the thread of the window. */
	<T> void ask(Function<CancelIndicator, T> question, Consumer<T> show) {
		long mine = newest.incrementAndGet();
		Display display = owner.getDisplay();
		questions.execute(() -> {
			try {
				T answer = newest.get() == mine ? question.apply(() -> newest.get() != mine) : null;
				display.asyncExec(() -> {
					if (newest.get() == mine && !owner.isDisposed()) {
						show.accept(answer);
					}
				});
			} catch (CancellationException askedAgain) {
				return; // the next question is on its way, or nobody is there any more
			} catch (RuntimeException fault) {
				ILog.of(Aside.class).error("A question about a new element could not be answered", fault);
			}
		});
	}
}
