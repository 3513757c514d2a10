package org.hullwright.lang.ide.hints;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Hint;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many cards lie in a deck is seen in the text. */
class CardCounterTest {

	private static final String CARDS = "pack house { version 1.0.0 }\nevent Storm { copies: 3 }\nevent Calm\nevent Fog { copies: 2 }\nkind box is token { zone inside of event }\n";

	@TempDir
	private Path folder;

	@Test
	void all_copies_of_a_card_lie_where_no_number_is_written() {
		assertEquals("deck Sky «5 in all» of event { contains Storm «×3», Calm, 1 of Fog }",
				hinted("deck Sky of event { contains Storm, Calm, 1 of Fog }"));
	}

	@Test
	void every_card_of_a_kind_is_counted() {
		assertEquals("deck Sky «6 in all» of event { contains each event «×6» }", hinted("deck Sky of event { contains each event }"));
	}

	@Test
	void a_single_number_that_is_written_needs_no_hint() {
		assertEquals("deck Sky of event { contains 2 of Fog }", hinted("deck Sky of event { contains 2 of Fog }"));
		assertEquals("deck Sky of event", hinted("deck Sky of event"));
	}

	@Test
	void what_lies_in_a_component_is_counted_as_well() {
		assertEquals("box Chest { inside «4 in all» contains Storm «×3», Calm }", hinted("box Chest { inside contains Storm, Calm }"));
	}

	@Test
	void unknown_cards_are_not_counted() {
		assertEquals("deck Sky of event { contains Storm «×3», Hail }", hinted("deck Sky of event { contains Storm, Hail }"));
	}

	private String hinted(String declaration) {
		Workspace workspace = Workspace.in(folder).file("house/pack.hull", CARDS);
		String text = "pack house\n" + declaration;
		workspace.open("house/more.hull", text);
		var hinted = new StringBuilder(text);
		for (Hint hint : workspace.service().reading().hints(workspace.address("house/more.hull"), CancelIndicator.NullImpl).reversed()) {
			hinted.insert(hint.offset(), " «" + hint.text() + "»");
		}
		return hinted.substring("pack house\n".length());
	}
}
