package org.hullwright.lang.uses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;

import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

class UseReaderTest {

	@Test
	void all_words_of_a_text_that_cannot_be_read_entirely_may_be_in_use() {
		FileUses uses = UseReader.read(Hull.read("pack p { version 1.0.0 }\nprocedure Open_2 { set 3rd to _x } § ünder z").file());
		assertEquals(Set.of("Open_2", "_x", "nder", "p", "pack", "procedure", "rd", "set", "to", "version", "z"),
				new TreeSet<>(uses.unclear()));
	}

	@Test
	void no_word_of_a_text_that_can_be_read_is_unclear() {
		assertEquals(Set.of(), UseReader.read(Hull.read("procedure Open { }").file()).unclear());
	}
}
