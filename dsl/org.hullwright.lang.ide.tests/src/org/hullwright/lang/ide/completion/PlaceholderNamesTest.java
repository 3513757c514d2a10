package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names in the braces of texts. */
class PlaceholderNamesTest {

	private static final String FILE = "house/house.hull";
	private static final String HEAD = """
			pack house { version 1.0.0 }
			extend character { state money: number = 3   derived friend: character = this character   effect greet }
			character Ann "Ann"
			""";

	@TempDir
	private Path home;

	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(home).file(FILE, HEAD);
	}

	@Test
	void of_what_is_known_there() {
		assertEquals(List.of("payer", "amount"),
				workspace.proposalsAt(FILE, HEAD + "procedure Pay by payer: character of amount: number { say \"{<|>}\" }"));
		assertEquals(List.of("amount"),
				workspace.proposalsAt(FILE,
						HEAD + "procedure Pay by payer: character of amount: number { say \"{payer} pays {payer's money - a<|>}\" }"));
	}

	@Test
	void of_what_something_has() {
		List<String> members = workspace.proposalsAt(FILE, HEAD + "procedure Pay by payer: character { say \"{payer's <|>}\" }");
		assertTrue(members.containsAll(List.of("friend", "money", "title")), members.toString());
		assertFalse(members.contains("greet"), members.toString());
		assertEquals(List.of("money"),
				workspace.proposalsAt(FILE, HEAD + "procedure Pay by payer: character { say \"{payer's friend's mo<|>} + 1\" }"));
	}

	@Test
	void take_the_place_of_what_was_begun() {
		assertEquals(HEAD + "procedure Pay by payer: character { say \"{payer's money<|>}\" }",
				workspace.accept("money", FILE, HEAD + "procedure Pay by payer: character { say \"{payer's mon<|>}\" }"));
	}

	@Test
	void of_whatever_has_a_title_in_chapters() {
		assertEquals(List.of("Ann"), workspace.proposalsAt(FILE, HEAD + "chapter \"People\" { \"There is {An<|>}.\" }"));
		assertEquals(List.of("number of"), workspace.proposalsAt(FILE, HEAD + "chapter \"People\" { \"{numb<|>}\" }"));
		assertTrue(workspace.proposalsAt(FILE, HEAD + "chapter \"People\" { \"{Ann's <|>}\" }").contains("copies"));
	}

	@Test
	void nothing_is_offered_elsewhere_in_a_text() {
		assertEquals(List.of(), workspace.proposalsAt(FILE, HEAD + "procedure Pay by payer: character { say \"{payer} pa<|>\" }"));
	}
}
