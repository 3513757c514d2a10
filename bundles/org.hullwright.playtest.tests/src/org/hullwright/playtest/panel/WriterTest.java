package org.hullwright.playtest.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.playtest.fixture.WrittenLines;
import org.junit.jupiter.api.Test;

/** Paragraphs of panels stay within the width that they have. Each letter is as wide as its size here. */
class WriterTest {

	private static final double SIZE = 10;
	private static final double WIDTH = 100;
	private final Writer writer = new Writer((text, size, bold) -> text.length() * size);

	@Test
	void a_paragraph_is_broken_between_words() {
		assertEquals(List.of("a rule of", "the game"), lines("a rule of the game"));
	}

	@Test
	void a_word_that_is_wider_than_the_paragraph_is_broken_as_well() {
		assertEquals(List.of("see", "/home/ann/", "packs/cell", "ars.hull"), lines("see /home/ann/packs/cellars.hull"));
	}

	private List<String> lines(String text) {
		Picture.Builder picture = new Picture.Builder();
		double height = writer.paragraph(text, 0, 0, WIDTH, SIZE, false, Colour.of(0), picture);
		assertEquals(height, writer.height(text, WIDTH, SIZE, false));
		return WrittenLines.of(picture.build(Bounds.EMPTY));
	}
}
