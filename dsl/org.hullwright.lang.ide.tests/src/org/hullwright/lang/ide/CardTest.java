package org.hullwright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.rulestext.CardFace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The card of the component at a place of a text that is being written. */
class CardTest {

	private static final String FILE = "house/rooms.hull";

	@TempDir
	private Path home;
	private Workspace workspace;

	@BeforeEach
	void writePack() {
		workspace = Workspace.in(home).file("house/house.hull",
				"pack house { version 1.0.0 }\nextend room { effect use by actor: character }\ntoken Ghost \"Ghost\" { copies: 5 }");
	}

	@Test
	void is_that_of_the_component_around_the_place() {
		assertEquals(Optional.of("Hall"), title("pack house\nroom Hall { use { place <|>Ghost in this room } }\nroom Cellar"));
		assertEquals(Optional.of("Cellar"), title("pack house\nroom Hall { use { place Ghost in this room } }\nroom Cel<|>lar"));
	}

	@Test
	void is_none_outside_of_components() {
		assertEquals(Optional.empty(), title("pack hou<|>se\nroom Hall"));
		assertEquals(Optional.empty(), title("<|>"));
	}

	@Test
	void says_what_other_files_declare_and_what_is_not_saved() {
		workspace.open("house/house.hull",
				"pack house { version 1.0.0 }\nextend room { effect use by actor: character }\ntoken Ghost \"Pale lady\" { copies: 5 }");
		assertEquals("Place 1 Pale lady in this Room.",
				card("pack house\nroom Hall { use { place <|>Ghost in this room } }").orElseThrow().faces().getFirst().rules().plain());
	}

	@Test
	void a_text_that_is_out_of_date_is_mended_with_the_number_of_the_effects() {
		String text = "pack house\nroom Hall { text: \"Boo!\" textFor: \"\" use { place Ghost in this room } }";
		assertEquals(text.replace("textFor: \"\"", "textFor: \"2d3beed1\""),
				workspace.fixed(FILE, text, "The text is right: write \"2d3beed1\"").get(FILE));
		assertEquals(text.replace("text: \"Boo!\" textFor: \"\" ", ""), workspace.fixed(FILE, text, "Print what the rules say").get(FILE));
	}

	private Optional<String> title(String text) {
		return card(text).map(CardFace::title);
	}

	private Optional<CardFace> card(String text) {
		workspace.open(FILE, text);
		return workspace.service().reading().card(workspace.address(FILE), text.indexOf(Workspace.CARET), "", CancelIndicator.NullImpl);
	}
}
