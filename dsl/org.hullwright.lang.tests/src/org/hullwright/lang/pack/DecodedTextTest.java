package org.hullwright.lang.pack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.util.Random;

import org.hullwright.lang.pack.DecodedText.Stray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What files say, whichever encoding they are written in. */
class DecodedTextTest {

	private static final Charset WINDOWS = Charset.forName("windows-1252");

	@ParameterizedTest
	@ValueSource(strings = { "", "pack a", "// K\u00e4se \u2192 \ud83d\ude80", "// \ufffd is a character like others" })
	void what_is_written_in_utf_8_is_read_as_it_is(String text) {
		assertEquals(new DecodedText(text, UTF_8, null), DecodedText.of(text.getBytes(UTF_8)));
	}

	@Test
	void the_mark_before_the_text_is_no_part_of_it() {
		assertEquals(new DecodedText("pack a", UTF_8, null), DecodedText.of("\ufeffpack a".getBytes(UTF_8)));
	}

	@Test
	void what_is_written_on_windows_is_read_as_it_was_meant_and_the_first_stray_byte_is_told() {
		var stray = new Stray(11, 2, 5);
		assertEquals(new DecodedText("pack a\n// K\u00e4se \u20ac", WINDOWS, stray),
				DecodedText.of("pack a\n// K\u00e4se \u20ac".getBytes(WINDOWS)));
	}

	@Test
	void a_character_that_ends_with_the_file_is_stray() {
		assertEquals(new Stray(1, 1, 2), DecodedText.of(new byte[] { 'a', (byte) 0xC3 }).stray());
	}

	@Test
	void two_bytes_for_each_character_are_read_by_their_mark() {
		assertEquals(new DecodedText("pack a", UTF_16, new Stray(0, 1, 1)), DecodedText.of("pack a".getBytes(UTF_16)));
	}

	@Test
	void no_byte_of_whatever_it_is_gets_lost() {
		byte[] noise = new byte[4096];
		new Random(1).nextBytes(noise);
		DecodedText read = DecodedText.of(noise);
		assertEquals(ISO_8859_1, read.charset());
		assertArrayEquals(noise, read.text().getBytes(read.charset()));
	}
}
