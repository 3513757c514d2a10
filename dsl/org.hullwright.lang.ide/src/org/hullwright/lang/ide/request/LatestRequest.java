package org.hullwright.lang.ide.request;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;

/**
 * Requests of which only the latest counts (conflation): each cancels the one before, and waits until that has noticed it, so that a
 * service that hangs occupies one thread however often it is asked. One of these for each thing that shows answers. Any thread.
 */
public final class LatestRequest {

	private final Executor background;
	private CompletableFuture<?> latest = CompletableFuture.completedFuture(null);
	/** Null when nothing is queued. */
	private @Nullable Runnable queued;
	private boolean running;

	/** Answers on the shared background threads. */
	public LatestRequest() {
		this(BackgroundThreads::run);
	}

	/** @param background where requests are answered */
	public LatestRequest(Executor background) {
		this.background = background;
	}

	/**
	 * Asks, and gives up what was asked before.
	 *
	 * @param question is told when it is given up, and may then throw {@link CancellationException}
	 * @return the answer; cancelled when it was given up before it was there
	 */
	public <T> CompletableFuture<T> submit(Function<CancelIndicator, T> question) {
		CompletableFuture<T> answer = new CompletableFuture<>();
		synchronized (this) {
			latest.cancel(false);
			latest = answer;
			queued = () -> complete(answer, question);
			if (running) {
				return answer;
			}
			running = true;
		}
		background.execute(this::drain);
		return answer;
	}

	/**
	 * Asks, and shows the answer unless something else was asked meanwhile.
	 *
	 * @param window runs what shows it, such as the queue of events of a window
	 * @param failed is told on the window's thread why there is no answer; not of cancelling
	 */
	public <T> void ask(Function<CancelIndicator, T> question, Executor window, Consumer<T> show, Consumer<Throwable> failed) {
		CompletableFuture<T> answer = submit(question);
		answer.whenComplete((found, fault) -> {
			if (!answer.isCancelled()) {
				window.execute(() -> {
					if (isLatest(answer)) {
						if (fault == null) {
							show.accept(found);
						} else {
							failed.accept(fault);
						}
					}
				});
			}
		});
	}

	/** Gives up what was asked last: it is not shown any more. */
	public synchronized void cancel() {
		latest.cancel(false);
		latest = CompletableFuture.completedFuture(null);
		queued = null;
	}

	private synchronized boolean isLatest(CompletableFuture<?> answer) {
		return latest == answer;
	}

	private void drain() {
		for (Runnable task = next(); task != null; task = next()) {
			task.run();
		}
	}

	/** Null when there is nothing left to do. */
	private synchronized @Nullable Runnable next() {
		Runnable task = queued;
		queued = null;
		running = task != null;
		return task;
	}

	private static <T> void complete(CompletableFuture<T> answer, Function<CancelIndicator, T> question) {
		if (answer.isDone()) {
			return;
		}
		try {
			answer.complete(question.apply(answer::isCancelled));
		} catch (CancellationException noticed) {
			answer.cancel(false);
		} catch (RuntimeException | Error fault) { // whoever waits is told; the thread goes on with the next request
			answer.completeExceptionally(fault);
		}
	}
}
