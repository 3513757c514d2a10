package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is offered where. */
class ProposalFinderTest {

	private static final String FILE = "house/house.hull";
	private static final String HEAD = "pack house { version 1.0.0 }\nstate warmth: number = 0\n";

	@TempDir
	private Path folder;

	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file(FILE, HEAD);
	}

	@Test
	void nothing_is_offered_straight_behind_a_number() {
		assertEquals(List.of(), proposalsAt("procedure Heat { increase warmth by 1<|> }"));
		assertTrue(proposalsAt("procedure Heat { increase warmth by 1 <|> }").contains("say"));
	}

	@Test
	void nothing_is_offered_straight_behind_a_text_in_quotes() {
		assertEquals(List.of(), proposalsAt("procedure Heat { say \"hot\"<|> }"));
		assertTrue(proposalsAt("procedure Heat { say \"hot\" <|> }").contains("say"));
	}

	@Test
	void behind_a_word_only_its_continuations_are_offered() {
		assertEquals(List.of("warmth"), proposalsAt("procedure Heat { increase warmth<|> by 1 }"));
	}

	private List<String> proposalsAt(String declaration) {
		return workspace.proposalsAt(FILE, HEAD + declaration + "\n");
	}
}
