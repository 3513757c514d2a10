package org.hullwright.lang.ide.request;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.xtext.util.CancelIndicator;

/**
 * A bounded wait for interfaces that demand a synchronous answer on the thread of a window. What does not come in time is not waited for
 * again: who asks the same once more gets it without waiting as soon as it is there, for a while. Only for one thread, that of the window.
 *
 * @param <K> what is asked about, with everything that the answer depends on, such as the time stamp of a text
 * @param <T> the answer
 */
public final class BoundedWait<K, T> {

	/** How long a window may wait: shorter than what a person notices as a stop. */
	public static final Duration LIMIT = Duration.ofMillis(80);

	/** Older answers are asked for anew: other texts may have been changed since. */
	private static final Duration KEPT = Duration.ofSeconds(5);

	private final LatestRequest requests;
	private final Duration limit;
	private final Consumer<Throwable> failed;
	/** Null when nothing is asked. */
	private K about;
	private CompletableFuture<Dated<T>> answer = CompletableFuture.failedFuture(new CancellationException());

	private record Dated<T>(T value, long nanos) {

		boolean isOld() {
			return System.nanoTime() - nanos > KEPT.toNanos();
		}
	}

	/**
	 * Waits for at most {@link #LIMIT}.
	 *
	 * @param failed is told why there is no answer; not of cancelling
	 */
	public BoundedWait(Consumer<Throwable> failed) {
		this(new LatestRequest(), LIMIT, failed);
	}

	/** @param limit for each question */
	BoundedWait(LatestRequest requests, Duration limit, Consumer<Throwable> failed) {
		this.requests = requests;
		this.limit = limit;
		this.failed = failed;
	}

	/**
	 * Asks, and gives up what was asked about anything else.
	 *
	 * @param question has an answer that is not null
	 * @return empty when there is none in time, or none at all
	 */
	public Optional<T> answer(K subject, Function<CancelIndicator, T> question) {
		if (!Objects.equals(subject, about) || answer.isDone() && isOld()) {
			about = subject;
			answer = requests.submit(cancelled -> new Dated<>(question.apply(cancelled), System.nanoTime()));
			return await(limit);
		}
		return await(Duration.ZERO);
	}

	/**
	 * Hands over the answer that did not come in time, unless something else is asked before it is there.
	 *
	 * @param window runs what takes it, on the thread that asked
	 */
	public void whenLate(Executor window, Consumer<T> taken) {
		CompletableFuture<Dated<T>> late = answer;
		late.thenAcceptAsync(found -> {
			if (about != null && answer == late) {
				about = null;
				taken.accept(found.value());
			}
		}, window);
	}

	/** Whether the answer to what was asked last is still being looked for. */
	public boolean isPending() {
		return about != null;
	}

	private boolean isOld() {
		return answer.isCompletedExceptionally() || answer.join().isOld();
	}

	private Optional<T> await(Duration patience) {
		try {
			T found = answer.get(patience.toMillis(), TimeUnit.MILLISECONDS).value();
			about = null;
			return Optional.of(found);
		} catch (TimeoutException late) {
			return Optional.empty(); // it is kept for whoever asks the same again
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
		} catch (CancellationException givenUp) {
			about = null;
			return Optional.empty();
		} catch (ExecutionException failure) {
			failed.accept(failure.getCause());
		}
		about = null;
		return Optional.empty();
	}
}
