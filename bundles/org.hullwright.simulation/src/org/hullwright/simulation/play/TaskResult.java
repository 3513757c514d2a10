package org.hullwright.simulation.play;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** What came of a task on another thread, in the thread that waits for it. */
public final class TaskResult {

	private TaskResult() {}

	/**
	 * Waits for the result; what the task has thrown is thrown on.
	 *
	 * @throws CancellationException when the waiting thread is interrupted
	 */
	public static <T> T of(Future<T> task) {
		try {
			return task.get();
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException failed) {
			throw thrownBy(failed);
		}
	}

	/**
	 * What a task has thrown, to be thrown on.
	 *
	 * @throws Error when that is what it has thrown
	 */
	static RuntimeException thrownBy(ExecutionException failed) {
		return switch (failed.getCause()) {
			case RuntimeException known -> known;
			case Error fault -> throw fault;
			default -> new IllegalStateException(failed.getCause());
		};
	}
}
