package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of a pack, where one is wanted. */
class PictureNamesTest {

	private static final String DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>";
	private static final String FILE = "house/house.hull";
	private static final String HEAD = "pack house { version 1.0.0 }\n";

	@TempDir
	private Path home;
	private Workspace workspace;

	@BeforeEach
	void drawPictures() {
		workspace = Workspace.in(home).file(FILE, HEAD).file("house/pictures/rat.svg", DRAWING).file("house/pictures/bat.svg", DRAWING)
				.file("house/pictures/broken.png", "no pixels");
	}

	@Test
	void are_offered_between_the_quotes() {
		assertEquals(List.of("pictures/bat.svg", "pictures/rat.svg"), workspace.proposalsAt(FILE, HEAD + "token Rat { picture: \"<|>\" }"));
		assertEquals(List.of("pictures/rat.svg"), workspace.proposalsAt(FILE, HEAD + "token Rat { picture: \"ra<|>"));
	}

	@Test
	void take_the_place_of_what_stands_there() {
		assertEquals(HEAD + "token Rat { picture: \"pictures/rat.svg\"<|> }",
				workspace.accept("pictures/rat.svg", FILE, HEAD + "token Rat { picture: \"pictures/r<|>at.svg\" }"));
		assertEquals(HEAD + "token Rat { picture: \"pictures/rat.svg\"<|>\n}",
				workspace.accept("pictures/rat.svg", FILE, HEAD + "token Rat { picture: \"<|>\n}"));
	}

	@Test
	void are_noticed_by_the_check_of_the_pack_when_they_come_and_go() {
		workspace.file(FILE, HEAD + "token Rat { picture: \"pictures/rat.svg\" }\ntoken Cat { picture: \"pictures/cat.svg\" }");
		assertEquals(List.of("1 PICTURE_UNUSED", "3 PICTURE_MISSING"), workspace.checked(FILE));
		workspace.file("house/pictures/cat.svg", DRAWING);
		assertEquals(List.of("1 PICTURE_UNUSED"), workspace.checked(FILE));
		workspace.file("house/bats.hull",
				"pack house\ntoken Bat { picture: \"pictures/bat.svg\" }\ntoken Ruin { picture: \"pictures/broken.png\" }");
		assertEquals(List.of(), workspace.checked(FILE));
		assertEquals(List.of("3 PICTURE_UNREADABLE"), workspace.checked("house/bats.hull"));
	}
}
