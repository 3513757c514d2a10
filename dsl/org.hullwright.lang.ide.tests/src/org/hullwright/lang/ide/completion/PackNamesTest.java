package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packs of the workspace, where the head of a file wants one. */
class PackNamesTest {

	private static final String OWN = "crows/crows.hull";

	@TempDir
	private Path home;
	private Workspace workspace;

	@BeforeEach
	void write() {
		workspace = Workspace.in(home).file("harbours/harbours.hull", "pack harbours { version 1.2.0 }\n")
				.file("northsea/northsea.hull", "pack northsea { version 0.3.0  requires harbours }\n")
				.file("nests/nests.hull", "pack nests { version 2.0.0  requires crows }\n")
				.file(OWN, "pack crows { version 1.0.0  requires harbours }\n");
	}

	@Test
	void are_offered_after_requires_unless_they_are_required_or_require_this_one() {
		assertEquals(List.of("northsea"), workspace.proposalsAt(OWN, "pack crows { version 1.0.0  requires harbours  requires <|> }\n"));
		assertEquals(List.of("harbours", "northsea"),
				workspace.proposalsAt(OWN, "// Of {crows}.\npack crows \"Crows\" {\n\trequires <|>\n}\n"));
	}

	@Test
	void bring_the_range_of_versions_that_the_quick_fix_would_write() {
		assertEquals("pack crows { requires northsea from 0.3.0 below 1.0.0<|> }\n",
				workspace.accept("northsea", OWN, "pack crows { requires no<|> }\n"));
	}

	@Test
	void take_the_place_of_the_name_that_stands_there() {
		assertEquals("pack crows { requires harbours from 1.2.0 below 2.0.0<|> }\n",
				workspace.accept("harbours", OWN, "pack crows { requires h<|>arbor }\n"));
	}

	@Test
	void are_offered_without_versions_in_the_head_of_an_optional_file() {
		assertEquals(List.of("nests", "northsea"), workspace.proposalsAt("crows/sea.hull", "pack crows where there is <|>\n"));
		assertEquals("pack crows where there is northsea<|>\n",
				workspace.accept("northsea", "crows/sea.hull", "pack crows where there is n<|>\n"));
	}

	@Test
	void are_not_offered_where_the_same_words_mean_something_else() {
		String head = "pack crows { version 1.0.0  requires harbours }\n";
		assertFalse(workspace.proposalsAt(OWN, head + "expansion Storm requires <|> { }\n").contains("northsea"));
		assertFalse(workspace.proposalsAt(OWN, head + "derived calm: number = number of room where there is <|>\n").contains("northsea"));
	}
}
