package org.hullwright.playtest.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SvgWriterTest {
	@Test
	void shapes_and_words_are_written_in_painting_order() {
		Picture picture = new Picture.Builder()
			.fill(Outline.line(new Point(1, 2), new Point(3, 4)), Colour.of(0x102030))
			.words("A < B", new Point(5, 6), 7, true, Colour.of(0xFFFFFF))
			.build(new Bounds(0, 0, 10, 20));
		assertEquals("""
			<svg xmlns="http://www.w3.org/2000/svg" viewBox="0.0 0.0 10.0 20.0" font-family="sans-serif">
			<rect x="0.0" y="0.0" width="10.0" height="20.0" fill="#000000" fill-opacity="1.00"/>
			<path d="M1.0 2.0L3.0 4.0" fill="#102030" fill-opacity="1.00"/>
			<text x="5.0" y="6.0" font-size="7.0" font-weight="bold" text-anchor="middle" dominant-baseline="central" fill="#ffffff" fill-opacity="1.00">A &lt; B</text>
			</svg>
			""", new SvgWriter().write(picture, Colour.of(0)));
	}
}
