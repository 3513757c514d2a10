package org.hullwright.lang.ide.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

/** Of several requests only the latest is answered and shown. Threads are queues here, so that every order can be played through. */
class LatestRequestTest {

	private final Queue<Runnable> background = new ArrayDeque<>();
	private final Queue<Runnable> window = new ArrayDeque<>();
	private final List<String> shown = new ArrayList<>();
	private final List<String> failures = new ArrayList<>();
	private final LatestRequest requests = new LatestRequest(background::add);

	@Test
	void an_answer_is_shown_on_the_thread_of_the_window() {
		ask("a");
		runAll(background);
		assertEquals(List.of(), shown);
		runAll(window);
		assertEquals(List.of("a"), shown);
	}

	@Test
	void a_request_that_is_followed_by_another_before_it_began_is_never_worked_on() {
		List<String> worked = new ArrayList<>();
		requests.submit(cancelled -> worked.add("first"));
		requests.submit(cancelled -> worked.add("second"));
		runAll(background);
		assertEquals(List.of("second"), worked);
	}

	@Test
	void an_answer_that_came_before_the_next_request_but_was_not_shown_yet_is_not_shown_any_more() {
		ask("a");
		runAll(background);
		ask("b");
		runAll(background);
		runAll(window);
		assertEquals(List.of("b"), shown);
	}

	@Test
	void a_request_under_way_is_told_that_another_was_made() {
		List<Boolean> told = new ArrayList<>();
		CompletableFuture<String> first = requests.submit(cancelled -> {
			told.add(cancelled.isCanceled());
			ask("b");
			told.add(cancelled.isCanceled());
			throw new CancellationException();
		});
		runAll(background);
		runAll(window);
		assertEquals(List.of(false, true), told);
		assertTrue(first.isCancelled());
		assertEquals(List.of("b"), shown);
	}

	@Test
	void however_often_something_is_asked_while_an_answer_hangs_it_takes_one_thread() {
		requests.submit(hanging -> {
			ask("b");
			ask("c");
			ask("d");
			assertTrue(background.isEmpty());
			return "a";
		});
		runAll(background);
		runAll(window);
		assertEquals(List.of("d"), shown);
	}

	@Test
	void what_was_cancelled_is_not_shown() {
		ask("a");
		runAll(background);
		requests.cancel();
		runAll(window);
		assertEquals(List.of(), shown);
		ask("b");
		runAll(background);
		runAll(window);
		assertEquals(List.of("b"), shown);
	}

	@Test
	void a_failure_of_a_request_that_another_followed_is_not_told() {
		requests.ask(cancelled -> {
			throw new IllegalStateException("broken");
		}, window::add, answer -> shown.add("nothing"), fault -> failures.add(fault.getMessage()));
		runAll(background);
		ask("b");
		runAll(background);
		runAll(window);
		assertEquals(List.of("b"), shown);
		assertEquals(List.of(), failures);
	}

	@Test
	void a_failure_of_the_latest_request_is_told_on_the_thread_of_the_window() {
		CompletableFuture<String> answer = new CompletableFuture<>();
		requests.ask(cancelled -> {
			throw new IllegalStateException("broken");
		}, window::add, answer::complete, fault -> failures.add(fault.getMessage()));
		runAll(background);
		assertEquals(List.of(), failures);
		runAll(window);
		assertEquals(List.of("broken"), failures);
		assertFalse(answer.isDone());
	}

	private void ask(String answer) {
		requests.ask(cancelled -> answer, window::add, shown::add, fault -> failures.add(fault.toString()));
	}

	private static void runAll(Queue<Runnable> tasks) {
		while (!tasks.isEmpty()) {
			tasks.remove().run();
		}
	}
}
