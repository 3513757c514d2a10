package org.hullwright.lang.ide.hover;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names in braces inside of texts are explained like all others. */
class NamesInTextsTest {

	@TempDir
	private Path folder;

	private String explained(String text) {
		return Workspace.in(folder).file("house/house.hull", """
			pack house { version 1.0.0 }
			token Lamp "The lamp" { copies: 2 }
			kind lock is card { printed teeth: number = 3 }
			lock Gate "The gate" { teeth: 4 }
			chapter Light "About light" { "Lamps give light." }
			""").explainedAt("house/more.hull", "pack house\n" + text);
	}

	@Test
	void the_name_of_a_component_in_a_chapter() {
		assertTrue(explained("chapter \"Night\" { \"Take {La<|>mp} along.\" }").startsWith("**token Lamp** — The lamp"));
	}

	@Test
	void what_a_component_prints_in_a_chapter() {
		String explained = explained("chapter \"Night\" { \"Its lock has {Gate's te<|>eth} teeth.\" }");
		assertTrue(explained.contains("teeth"), explained);
		assertTrue(explained.contains("lock"), explained);
	}

	@Test
	void another_chapter() {
		String explained = explained("chapter \"Night\" { \"See {Li<|>ght}.\" }");
		assertTrue(explained.contains("About light"), explained);
	}

	@Test
	void a_variable_in_a_sentence_that_is_said() {
		String explained = explained("procedure P { let gate be Gate  say \"{ga<|>te} opens\" }");
		assertTrue(explained.contains("gate"), explained);
	}
}
