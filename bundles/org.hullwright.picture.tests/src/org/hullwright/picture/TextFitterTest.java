package org.hullwright.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hullwright.picture.TextFitter.Fitted;
import org.junit.jupiter.api.Test;

class TextFitterTest {
	/** Every letter is as wide as the size. */
	private final TextFitter fitter = new TextFitter((text, size, bold) -> text.length() * size);

	@Test
	void text_that_fits_keeps_its_size() {
		assertEquals(new Fitted(List.of("Lamp"), 10), fitter.fit("Lamp", 40, 12, 10, 5, false));
	}

	@Test
	void text_is_broken_between_words_before_it_is_made_smaller() {
		assertEquals(new Fitted(List.of("Black", "Lake"), 10), fitter.fit("Black Lake", 50, 24, 10, 5, false));
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
		assertEquals(List.of("Lan…"), fitter.fit("Lanterns", 40, 12, 10, 10, false).lines());
	}

	@Test
	void lines_beyond_the_last_one_are_told_by_an_ellipsis() {
		assertEquals(List.of("one", "two…"), fitter.fit("one two three", 40, 24, 10, 10, false).lines());
	}
}
