package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class SequenceTest {

	@Property
	void what_is_put_together_comes_apart_as_it_was(@ForAll("texts") List<String> texts, @ForAll("delimiters") char delimiter) {
		assertEquals(texts, Decoded.of(delimiter, Sequence.of(delimiter, texts)));
	}

	@Property
	void what_is_put_within_others_comes_apart_as_it_was(@ForAll("texts") List<String> texts) {
		// the basic one is not put into a sequence again
		List<String> levels = Stream.concat(texts.stream(), Stream.of("piece;;;;")).toList();
		var piece = new Definition(levels.stream().map(text -> new Trait(text, text)).toList());

		assertEquals(levels, Decoded.levels(piece.type()));
		assertEquals(levels, Decoded.levels(piece.state()));
		assertEquals(List.of("null", piece.type(), piece.state()), Decoded.of('/', piece.slot().substring("+/".length())));
	}

	@Test
	void the_nth_tab_has_one_backslash_less_than_its_number() {
		String type = new Definition(List.of(new Trait("a", ""), new Trait("b", ""), new Trait("c", ""), new Trait("d", ""))).type();

		assertEquals("a\tb\\\tc\\\\\td", type);
	}

	@Test
	void what_might_be_taken_for_an_escape_or_a_quotation_is_quoted() {
		assertEquals("'\\x',y", Sequence.of(',', "\\x", "y"));
		assertEquals("''quoted''", Sequence.of(',', "'quoted'"));
		assertEquals(",,", Sequence.of(',', "", "", ""));
	}

	@Test
	void a_piece_in_a_slot_is_of_nobody_yet() {
		String slot = new Definition(
				List.of(new Trait("mark;Kind", "event"), new Trait("piece;;;a.png;Noise/In; the Vents", "null;0;0;2;0"))).slot();

		assertTrue(slot.startsWith("+/null/mark;Kind\tpiece;;;a.png;Noise\\/In; the Vents/event\tnull;0;0;2;0"), slot);
	}

	@Provide
	Arbitrary<List<String>> texts() {
		return Arbitraries.strings().withChars("\t/;,\\'\n\u001bab🎲").ofMaxLength(8).list().ofMinSize(1).ofMaxSize(6);
	}

	@Provide
	Arbitrary<Character> delimiters() {
		return Arbitraries.of('\t', '/', ';', ',', '\u001b');
	}
}
