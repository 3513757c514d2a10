package org.hullwright.lang.ide.build;

import java.util.Collection;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Does the same work for many things, as many at once as the machine has processors. */
public final class AtOnce {

	private AtOnce() {}

	/** What came of one of them. */
	private record Done<T, R>(T thing, R result) {}

	/**
	 * Works on the things, and tells of each when it is done: on the thread of the caller, one after the other, in no certain order. An
	 * error of one ends it all, as does an error of whom it is told; what is under way then is waited for, so it should notice that it is
	 * not wanted.
	 *
	 * @param name of the work, as lists of threads show it
	 * @throws CancellationException when the caller is interrupted
	 */
	public static <T, R> void each(String name, Collection<T> things, Function<T, R> work, BiConsumer<T, R> told) {
		int threads = Math.clamp(things.size(), 1, Runtime.getRuntime().availableProcessors());
		ExecutorService workers = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name(name + " ", 1).factory());
		try {
			CompletionService<Done<T, R>> done = new ExecutorCompletionService<>(workers);
			things.forEach(thing -> done.submit(() -> new Done<>(thing, work.apply(thing))));
			for (int left = things.size(); left > 0; left--) {
				Done<T, R> next = done.take().get();
				told.accept(next.thing(), next.result());
			}
		} catch (ExecutionException failure) {
			throw failure.getCause() instanceof RuntimeException fault ? fault : new IllegalStateException(failure.getCause());
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} finally {
			workers.shutdownNow();
			workers.close();
		}
	}
}
