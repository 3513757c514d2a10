package org.hullwright.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.hullwright.picture.TextFitter.Fitted;
import org.junit.jupiter.api.Test;

class TextFitterTest {

	/** Every letter is as wide as the size. */
	private final TextFitter fitter = new TextFitter((text, size, bold) -> text.length() * size);

	@Test
	void text_that_fits_keeps_its_size() {
		assertEquals(new Fitted(List.of("Lamp"), 10, true), fitter.fit("Lamp", 40, 12, 10, 5, false));
	}

	@Test
	void text_is_broken_between_words_before_it_is_made_smaller() {
		assertEquals(new Fitted(List.of("Black", "Lake"), 10, true), fitter.fit("Black Lake", 50, 24, 10, 5, false));
	}

	@Test
	void text_whose_lines_are_too_high_together_is_made_smaller() {
		Fitted fitted = fitter.fit("a b c", 10, 25, 10, 5, false);
		assertEquals(3, fitted.lines().size());
		assertTrue(3 * fitted.size() * TextFitter.LEADING <= 25, () -> "size " + fitted.size());
	}

	@Test
	void text_that_is_too_wide_is_made_smaller() {
		Fitted fitted = fitter.fit("Lantern", 42, 12, 10, 5, false);
		assertEquals(List.of("Lantern"), fitted.lines());
		assertTrue(fitted.size() <= 6, () -> "size " + fitted.size());
	}

	@Test
	void what_does_not_fit_at_the_smallest_size_is_cut_with_an_ellipsis() {
		assertEquals(new Fitted(List.of("Lan…"), 10, false), fitter.fit("Lanterns", 40, 12, 10, 10, false));
	}

	@Test
	void lines_beyond_the_last_one_are_told_by_an_ellipsis() {
		assertEquals(new Fitted(List.of("one", "two…"), 10, false), fitter.fit("one two three", 40, 24, 10, 10, false));
	}

	@Test
	void a_title_that_is_far_too_long_is_measured_a_few_times_only() {
		var measured = new AtomicInteger();
		var counting = new TextFitter((text, size, bold) -> {
			measured.incrementAndGet();
			return text.length() * size;
		});
		assertEquals(List.of("xxx…"), counting.fit("x".repeat(7_000), 40, 12, 10, 10, false).lines());
		assertTrue(measured.get() < 40, () -> "measured " + measured.get() + " times");
	}

	@Test
	void what_is_cut_is_cut_between_characters() {
		assertEquals(List.of("\uD83D\uDE80…"), fitter.fit("\uD83D\uDE80".repeat(8), 40, 12, 10, 10, false).lines());
	}

	@Test
	void what_cannot_be_shorter_is_kept() {
		assertEquals(List.of("x"), fitter.fit("x", 5, 12, 10, 10, false).lines());
		assertEquals(List.of(""), fitter.fit("", 5, 12, 10, 10, false).lines());
	}
}
