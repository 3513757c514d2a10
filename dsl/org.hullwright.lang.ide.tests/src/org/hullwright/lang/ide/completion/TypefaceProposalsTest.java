package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Typefaces that come along and those of the pack, as they are proposed and checked. */
class TypefaceProposalsTest {

	private static final String FILE = "house/house.hull";
	private static final String HEAD = "pack house { version 1.0.0 }\n";

	@TempDir
	private Path home;

	@Test
	void are_offered_between_the_quotes() {
		var workspace = Workspace.in(home).file(FILE, HEAD).file("house/fonts/Stencil.ttf", "no letters");

		assertEquals(List.of("Oswald"), workspace.proposalsAt(FILE, HEAD + "show item { typeface: \"os<|>\" }"));
		assertEquals(List.of("fonts/Stencil.ttf"), workspace.proposalsAt(FILE, HEAD + "show item { typeface: \"sten<|>"));
		assertEquals(HEAD + "show item { typeface: \"fonts/Stencil.ttf\"<|> }",
				workspace.accept("fonts/Stencil.ttf", FILE, HEAD + "show item { typeface: \"<|>\" }"));
	}

	@Test
	void are_noticed_by_the_check_of_the_pack_when_they_come() {
		var workspace = Workspace.in(home).file(FILE, HEAD + "show token { typeface: \"Stencil.ttf\" }\ntoken Rat");
		assertEquals(List.of("2 TYPEFACE_UNKNOWN"), workspace.checked(FILE));
		workspace.file("house/Stencil.ttf", "no letters");
		assertEquals(List.of("2 TYPEFACE_UNREADABLE"), workspace.checked(FILE));
	}
}
