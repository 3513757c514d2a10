package org.hullwright.lang.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;

import org.eclipse.lsp4j.CompletionItem;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.SearchWords;
import org.hullwright.lang.ide.answer.TextRange;
import org.junit.jupiter.api.Test;

/** Places to fill in, as the protocol writes them. */
class CompletionsTest {

	@Test
	void equal_words_have_the_same_number_and_the_caret_is_at_zero() {
		assertEquals("token ${1:Lamp} \"${1:Lamp}\" { ${2:no} }$0",
				Completions.snippet(
						proposal("token Lamp \"Lamp\" { no }", 24, new TextRange(6, 4), new TextRange(12, 4), new TextRange(20, 2))));
	}

	@Test
	void the_caret_may_end_between_two_places() {
		assertEquals("a ${1:b} c$0 ${2:d}", Completions.snippet(proposal("a b c d", 5, new TextRange(2, 1), new TextRange(6, 1))));
	}

	@Test
	void characters_that_mean_something_to_editors_are_marked() {
		assertEquals("\\$ } \\\\ ${1:{x\\}}$0", Completions.snippet(proposal("$ } \\ {x}", 9, new TextRange(6, 3))));
	}

	@Test
	void what_is_found_by_other_words_tells_them_to_editors() {
		var hurt = new Proposal("Hurt", "", "", ElementKind.PROCEDURE, new TextRange(0, 0), "Hurt of x", 9, List.of(),
				new SearchWords(Set.of("injury"), Set.of("wound")));
		CompletionItem item = new Completions(new Lines(""), true).of(List.of(hurt)).getItems().getFirst();
		assertEquals("Hurt of x injury wound", item.getFilterText());
	}

	private static Proposal proposal(String text, int caret, TextRange... places) {
		return new Proposal("label", "", "", ElementKind.TOKEN, new TextRange(0, 0), text, caret, List.of(places));
	}
}
