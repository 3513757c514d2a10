package org.hullwright.editor.language;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.xtext.util.CancelIndicator;

/**
 * Answers that somebody waits for who has asked for them: worked out aside, with progress when it takes long, until they are there or given
 * up.
 */
public final class AwaitedAnswer {

	private AwaitedAnswer() {}

	/**
	 * The answer to a question; empty when it is cancelled, or fails, which is told. Outside of the thread of the window the question is
	 * asked where one is.
	 *
	 * @param task what is being done meanwhile, for the author
	 * @param question throws {@link CancellationException} when it notices that the caller has cancelled
	 */
	public static <T> Optional<T> of(String task, Function<CancelIndicator, T> question) {
		if (Display.getCurrent() == null) {
			return Optional.of(question.apply(CancelIndicator.NullImpl));
		}
		var answer = new AtomicReference<Optional<T>>(Optional.empty());
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				monitor.beginTask(task, -1); // how much there is to look at is not known here
				try {
					answer.set(Optional.of(question.apply(monitor::isCanceled)));
				} catch (CancellationException cancelled) {
					return; // then there is no answer
				}
			});
		} catch (InvocationTargetException failure) {
			NotDone.tell(task + " has failed", failure.getCause());
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
		}
		return answer.get();
	}
}
