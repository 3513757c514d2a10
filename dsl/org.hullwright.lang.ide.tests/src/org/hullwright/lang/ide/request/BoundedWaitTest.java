package org.hullwright.lang.ide.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

import org.junit.jupiter.api.Test;

/**
 * What a window wants at once is waited for a moment only, and is there when the same is asked again. The background is a queue that the
 * test runs.
 */
class BoundedWaitTest {

	private static final Duration MOMENT = Duration.ofMillis(1);
	private final Queue<Runnable> background = new ArrayDeque<>();
	private final List<Throwable> failures = new ArrayList<>();
	private final BoundedWait<String, String> hanging = new BoundedWait<>(new LatestRequest(background::add), MOMENT, failures::add);

	@Test
	void an_answer_in_time_is_given_at_once() {
		BoundedWait<String, String> prompt = new BoundedWait<>(new LatestRequest(Runnable::run), MOMENT, failures::add);
		assertEquals(Optional.of("answer"), prompt.answer("caret 3", cancelled -> "answer"));
		assertFalse(prompt.isPending());
	}

	@Test
	void a_late_answer_is_given_to_who_asks_the_same_again() {
		assertEquals(Optional.empty(), hanging.answer("caret 3", cancelled -> "late"));
		assertTrue(hanging.isPending());
		assertEquals(Optional.empty(), hanging.answer("caret 3", cancelled -> "asked twice"));
		background.remove().run();
		assertEquals(Optional.of("late"), hanging.answer("caret 3", cancelled -> "asked a third time"));
		assertFalse(hanging.isPending());
	}

	@Test
	void a_late_answer_to_something_else_is_given_up() {
		hanging.answer("caret 3", cancelled -> "late");
		hanging.answer("caret 4", cancelled -> "there");
		background.remove().run();
		assertEquals(Optional.of("there"), hanging.answer("caret 4", cancelled -> "asked again"));
	}

	@Test
	void a_late_answer_is_handed_over_to_who_wants_it_unless_something_else_was_asked() {
		List<String> taken = new ArrayList<>();
		hanging.answer("text 1", cancelled -> "formatted");
		hanging.whenLate(Runnable::run, taken::add);
		background.remove().run();
		assertEquals(List.of("formatted"), taken);
		hanging.answer("text 2", cancelled -> "formatted again");
		hanging.whenLate(Runnable::run, taken::add);
		hanging.answer("text 3", cancelled -> "other");
		background.remove().run();
		assertEquals(List.of("formatted"), taken);
	}

	@Test
	void an_answer_is_given_once_and_looked_for_anew_then() {
		BoundedWait<String, String> prompt = new BoundedWait<>(new LatestRequest(Runnable::run), MOMENT, failures::add);
		prompt.answer("caret 3", cancelled -> "first");
		assertEquals(Optional.of("second"), prompt.answer("caret 3", cancelled -> "second"));
	}

	@Test
	void a_question_that_fails_has_no_answer_and_its_failure_is_told() {
		BoundedWait<String, String> failing = new BoundedWait<>(new LatestRequest(Runnable::run), MOMENT, failures::add);
		assertEquals(Optional.empty(), failing.answer("caret 3", cancelled -> {
			throw new IllegalStateException("broken");
		}));
		assertFalse(failing.isPending());
		assertEquals(List.of("broken"), failures.stream().map(Throwable::getMessage).toList());
	}
}
