package org.hullwright.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SvgWriterTest {

	private static final Colour NOTHING = new Colour(0, 0, 0, 0);

	@Test
	void shapes_and_words_are_written_in_painting_order() {
		Picture picture = new Picture.Builder()
				.fill(Outline.line(new Point(1, 2), new Point(3, 4)), Colour.of(0x102030))
				.words("A < B", new Point(5, 6), 7, true, Colour.of(0xFFFFFF))
				.build(new Bounds(0, 0, 10, 20));
		assertEquals("""
			<svg xmlns="http://www.w3.org/2000/svg" viewBox="0.0 0.0 10.0 20.0" font-family="Liberation Sans, Arial, Helvetica, sans-serif">
			<rect x="0.0" y="0.0" width="10.0" height="20.0" fill="#000000" fill-opacity="1.00"/>
			<path d="M1.0 2.0L3.0 4.0" fill="#102030" fill-opacity="1.00"/>
			<text x="5.0" y="8.4" font-size="7.0" font-weight="bold" text-anchor="middle" fill="#ffffff" fill-opacity="1.00">A &lt; B</text>
			</svg>
			""", new SvgWriter().write(picture, Colour.of(0)));
	}

	@Test
	void lines_keep_the_length_they_were_measured_with() {
		Picture picture = new Picture.Builder().line("ten", new Point(0, 5), 7, false, Colour.of(0)).build(new Bounds(0, 0, 10, 10));
		assertTrue(new SvgWriter((text, size, bold) -> 12.34).write(picture, NOTHING)
				.contains(" textLength=\"12.3\" lengthAdjust=\"spacingAndGlyphs\""));
	}

	@Test
	void words_that_are_read_from_the_right_say_so() {
		Picture picture = new Picture.Builder().line("\u05D0\u05D1.", new Point(0, 5), 7, false, Colour.of(0))
				.line("a \u05D1.", new Point(0, 5), 7, false, Colour.of(0))
				.build(new Bounds(0, 0, 10, 10));
		String svg = new SvgWriter().write(picture, NOTHING);
		assertTrue(svg.contains(">\u202B\u05D0\u05D1.\u202C</text>"), svg);
		assertTrue(svg.contains(">a \u05D1.</text>"), svg);
	}

	@Test
	void whatever_a_text_says_it_stays_text() {
		String hostile = "</text><script>alert('x')</script>\u0000\uD800\uFFFF\uD83D\uDE80";
		Picture picture = new Picture.Builder().words(hostile, new Point(0, 0), 7, false, Colour.of(0)).build(new Bounds(0, 0, 10, 10));
		String svg = new SvgWriter().write(picture, NOTHING);
		assertTrue(svg.contains(">&lt;/text&gt;&lt;script&gt;alert('x')&lt;/script&gt;   \uD83D\uDE80</text>"), svg);
	}
}
