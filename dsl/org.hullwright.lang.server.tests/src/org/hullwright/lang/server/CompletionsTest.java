package org.hullwright.lang.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Set;

import org.eclipse.lsp4j.CompletionItem;
import org.hullwright.icons.IconLibrary;
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

	@Test
	void an_icon_is_shown_beside_the_list() {
		String shown = documentation(List.of(icon("ring")), 0);
		String prefix = "![ring](data:image/svg+xml;base64,";
		assertEquals(prefix, shown.substring(0, prefix.length()));
		String drawing = new String(Base64.getDecoder().decode(shown.substring(prefix.length(), shown.length() - 1)),
				StandardCharsets.UTF_8);
		assertEquals(IconLibrary.complete().find("ring").orElseThrow().svg(96, "#808080"), drawing);
	}

	@Test
	void a_long_list_has_drawings_of_the_first_icons_alone() {
		List<Proposal> rings = Collections.nCopies(60, icon("ring"));
		assertNotNull(documentation(rings, 49));
		assertNull(documentation(rings, 50));
	}

	private static String documentation(List<Proposal> proposals, int at) {
		var shown = new Completions(new Lines(""), true).of(proposals).getItems().get(at).getDocumentation();
		return shown == null ? null : shown.getRight().getValue();
	}

	private static Proposal icon(String name) {
		return new Proposal(name, "", "", ElementKind.ICON, new TextRange(0, 0), name, name.length(), List.of());
	}

	private static Proposal proposal(String text, int caret, TextRange... places) {
		return new Proposal("label", "", "", ElementKind.TOKEN, new TextRange(0, 0), text, caret, List.of(places));
	}
}
