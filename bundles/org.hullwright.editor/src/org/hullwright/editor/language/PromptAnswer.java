package org.hullwright.editor.language;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.core.runtime.ILog;

/**
 * Answers for lists that the workbench wants at once, on the thread of the window. They are worked out aside, and given up when they take
 * too long.
 */
public final class PromptAnswer {

	private static final long PATIENCE = 2;

	private PromptAnswer() {}

	/** The answer to a question; empty when it fails or is not there in time. */
	public static <T> Optional<T> of(Callable<T> question) {
		Future<T> answer = HullEditorPlugin.questions().submit(question);
		try {
			return Optional.ofNullable(answer.get(PATIENCE, TimeUnit.SECONDS));
		} catch (TimeoutException late) {
			answer.cancel(true);
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
		} catch (ExecutionException failure) {
			ILog.of(PromptAnswer.class).warn("A question about a text could not be answered", failure);
		}
		return Optional.empty();
	}
}
