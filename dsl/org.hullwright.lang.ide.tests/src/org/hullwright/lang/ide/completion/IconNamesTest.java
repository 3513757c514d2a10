package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Icons where one is wanted. */
class IconNamesTest {

	private static final String HEAD = "pack house { version 1.0.0 } token Ring token Queen token Gun ";
	@TempDir
	private Path home;

	private List<Proposal> offered(String before) {
		return Workspace.in(home).fullProposalsAt("house/house.hull", HEAD + before + "<|>");
	}

	@Test
	void are_offered_behind_icon_and_show_and_nowhere_else() {
		assertEquals("ring", offered("token Ring { icon: \"rin").getFirst().label());
		assertEquals("ring", offered("show Ring as \"rin").getFirst().label());
		assertTrue(offered("rename Ring to \"rin").stream().noneMatch(proposal -> proposal.kind() == ElementKind.ICON));
	}

	@Test
	void are_told_with_who_made_them_and_are_drawn_in_the_list() {
		Proposal skull = offered("show Queen as \"crowned-skull").getFirst();
		assertEquals("by Lorc", skull.detail());
		assertEquals(ElementKind.ICON, skull.kind());
	}

	@Test
	void stay_in_the_list_while_one_of_their_words_or_tags_is_typed() {
		Proposal gun = offered("show Gun as \"weapon").stream().filter(one -> one.label().equals("ray-gun")).findFirst().orElseThrow();
		assertTrue(gun.words().mentions("weap"));
		assertTrue(gun.words().says("gun"));
	}
}
