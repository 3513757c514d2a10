package org.hullwright.lang.ide.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is offered for a mistake, and what becomes of the text. */
class FixFinderTest {

	private static final String FILE = "house/rooms.hull";
	private static final String BASE = """
			pack house { version 1.0.0 }
			kind lamp is token { state lit: truth = no }
			lamp Torch { copies: 4 }
			room Hall
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file("house/pack.hull", BASE);
	}

	@Test
	void a_misspelt_name_becomes_any_similar_one_the_nearest_first() {
		assertEquals(List.of("Change to “Hall”", "Create room “Hal”", "Create zone “Hal”"),
				offered("procedure Light { place Torch in Hal }"));
		assertMended("procedure Light { place Torch in Hall }", "Change to “Hall”", "procedure Light { place Torch in Hal }");
	}

	@Test
	void a_pack_that_has_the_name_is_required_with_the_version_that_is_there() {
		workspace.file("garden/pack.hull", "pack garden { version 2.3.0 }\nroom Greenhouse\n");
		String text = head("procedure Light { place Torch in Greenhouse }");
		assertEquals(Map.of("house/pack.hull", BASE.replace("version 1.0.0 }", "version 1.0.0 requires garden from 2.3.0 below 3.0.0 }")),
				workspace.fixed(FILE, text, "Require the pack “garden”, which has “Greenhouse”"));
	}

	@Test
	void a_pack_that_requires_this_one_is_not_required() {
		workspace.file("garden/pack.hull", "pack garden { version 2.3.0 requires house }\nroom Greenhouse\n");
		assertTrue(offered("procedure Light { place Torch in Greenhouse }").stream().noneMatch(title -> title.startsWith("Require")));
	}

	@Test
	void a_missing_room_is_created_below_where_it_is_used() {
		assertMended("""
				procedure Light {
					place Torch in Cellar // down there
				}

				room Cellar
				""", "Create room “Cellar”", """
				procedure Light {
					place Torch in Cellar // down there
				}
				""");
	}

	@Test
	void a_missing_procedure_gets_its_parameters_from_the_call() {
		assertMended(
				"procedure Light by keeper: character { do Kindle by keeper on Hall with 3 }\n\nprocedure Kindle by keeper: character on room: room with amount: number {\n}",
				"Create procedure “Kindle”", "procedure Light by keeper: character { do Kindle by keeper on Hall with 3 }");
	}

	@Test
	void a_missing_property_is_declared_where_its_kind_is() {
		assertEquals(Map.of("house/pack.hull", BASE.replace("lit: truth = no }", "lit: truth = no state oil: number = 0 }")),
				workspace.fixed(FILE, head("procedure Fill { for each lamp l { increase l's oil by 2 } }"),
						"Give every lamp the property “oil”"));
		assertMended("room Attic { depth: 3 }\nextend room { printed depth: number }", "Give every room the property “depth”",
				"room Attic { depth: 3 }");
	}

	@Test
	void a_missing_value_of_the_game_is_a_state_of_the_wanted_type() {
		assertMended("procedure Ring { set ringing to yes }\nstate ringing: truth = no", "Create value “ringing”",
				"procedure Ring { set ringing to yes }");
	}

	@Test
	void a_decided_question_leaves_what_happens_with_its_comments() {
		assertMended("""
				procedure Look at place: room {
					// first
					say "yes" // always
					say "more"
				}""", "Keep only what happens", """
				procedure Look at place: room {
					// first
					if 1 < 2 {
						say "yes" // always
						say "more"
					} else {
						say "no"
					}
				}""");
	}

	@Test
	void a_question_within_another_is_left_out_of_it() {
		assertMended("procedure Look at place: room { if there is a lamp l in place { say \"{l}\" } }",
				"Keep only “there is a lamp l in place”",
				"procedure Look at place: room { if 1 < 2 and there is a lamp l in place { say \"{l}\" } }");
	}

	@Test
	void an_else_that_never_happens_goes_with_its_else() {
		assertMended("procedure Look { if Hall has Torch { say \"one\" } }", "Remove what never happens",
				"procedure Look { if Hall has Torch { say \"one\" } else if 2 < 1 { say \"two\" } }");
	}

	@Test
	void chance_is_asked_before_the_sentence() {
		assertMended(
				"die Luck { 1, 2 }\nprocedure Look {\n\tlet rolled be roll Luck\n\tfor each room r where rolled's number = 1 { say \"{r}\" }\n}",
				"Ask before, and name the answer",
				"die Luck { 1, 2 }\nprocedure Look {\n\tfor each room r where (roll Luck)'s number = 1 { say \"{r}\" }\n}");
	}

	@Test
	void what_may_be_absent_is_asked_for_around_the_whole_sentence() {
		assertMended("""
				procedure Light by keeper: character {
					if room around keeper as found {
						place Torch in found
					}
				}""", "Do it only when it is there", """
				procedure Light by keeper: character {
					place Torch in (room around keeper)
				}""");
	}

	@Test
	void a_file_of_another_pack_comes_to_belong_to_the_pack_of_its_folder() {
		String text = "pack hose\nroom Attic\n";
		assertEquals(Map.of(FILE, "pack house\nroom Attic\n"), workspace.fixed(FILE, text, "Let the file belong to “house”"));
	}

	@Test
	void all_of_a_kind_are_mended_at_once_where_that_keeps_the_meaning() {
		String text = head("procedure Look {\n\tincrease warmth by 0\n\tsay \"look\"\n\tincrease warmth by 0\n}\nstate warmth: number = 0");
		workspace.open(FILE, text);
		var all = workspace.service().quickFixes().fixAll(workspace.address(FILE), "EFFECT_IDLE", false, CancelIndicator.NullImpl)
				.orElseThrow();
		assertEquals("Mend all 2 of this kind", all.title());
		assertEquals(Map.of(FILE, text.replace("\tincrease warmth by 0\n", "")), workspace.changed(all.changes()));
	}

	@Test
	void all_of_a_kind_are_mended_in_all_files_of_the_pack() {
		workspace.file("house/more.hull", "pack house\nprocedure Heat { increase warmth by 0 say \"hot\" }\n");
		String text = head("procedure Look { increase warmth by 0 say \"look\" }\nstate warmth: number = 0");
		workspace.open(FILE, text);
		var all = workspace.service().quickFixes().fixAll(workspace.address(FILE), "EFFECT_IDLE", true, CancelIndicator.NullImpl)
				.orElseThrow();
		assertEquals(
				Map.of(FILE, text.replace("increase warmth by 0 ", ""), "house/more.hull", "pack house\nprocedure Heat { say \"hot\" }\n"),
				workspace.changed(all.changes()));
	}

	@Test
	void what_changes_the_meaning_is_not_done_for_all_at_once() {
		workspace.open(FILE, head("procedure Look { place Torch in Hal place Torch in Hal }"));
		assertTrue(
				workspace.service().quickFixes().fixAll(workspace.address(FILE), "UNKNOWN_NAME", false, CancelIndicator.NullImpl)
						.isEmpty());
	}

	@Test
	void it_is_known_whether_other_files_of_the_pack_have_problems_of_a_kind() {
		workspace.file("house/more.hull", "pack house\nstate warmth: number = 0\nprocedure Heat { increase warmth by 0 say \"hot\" }\n");
		workspace.file(FILE, head("procedure Look { increase warmth by 0 say \"look\" }"));
		workspace.service().checking().check(workspace.pack("house"), CancelIndicator.NullImpl);
		assertTrue(workspace.service().quickFixes().isInOtherFiles(workspace.address(FILE), "EFFECT_IDLE", CancelIndicator.NullImpl));
		assertFalse(workspace.service().quickFixes().isInOtherFiles(workspace.address(FILE), "UNKNOWN_NAME", CancelIndicator.NullImpl));
	}

	@Test
	void whatever_keeps_the_meaning_is_mended_at_once() {
		String text = head(
				"procedure Look { increase warmth by 0 say \"look\" if 1 = 1 { say \"so\" } place Torch in Hal }\nstate warmth: number = 0");
		workspace.open(FILE, text);
		var all = workspace.service().quickFixes().fixAll(workspace.address(FILE), CancelIndicator.NullImpl).orElseThrow();
		assertEquals(Map.of(FILE, head("procedure Look { say \"look\" say \"so\" place Torch in Hal }\nstate warmth: number = 0")),
				workspace.changed(all.changes()));
	}

	@Test
	void what_two_of_them_would_change_is_left_for_the_next_time() {
		workspace.open(FILE, head("procedure Look { if 1 = 1 { increase warmth by 0 say \"look\" } }\nstate warmth: number = 0"));
		var all = workspace.service().quickFixes().fixAll(workspace.address(FILE), CancelIndicator.NullImpl).orElseThrow();
		assertEquals(1, all.changes().get(workspace.address(FILE)).size());
	}

	@Test
	void a_problem_that_was_told_earlier_is_mended_where_it_is_now() {
		workspace.open(FILE, head("procedure Light { place Torch in Hal }"));
		Problem told = problems(FILE).getFirst();
		workspace.open(FILE, head("// The lights of the house.\nprocedure Light { place Torch in Hal }"));
		assertEquals(List.of("Change to “Hall”", "Create room “Hal”", "Create zone “Hal”"), titles(told));
		workspace.open(FILE, head("procedure Light { place Torch in Hall }"));
		assertEquals(List.of(), titles(told));
	}

	@Test
	void a_sign_that_turns_the_direction_is_taken_out() {
		assertMended("room Cellar // the end\n", "Take the sign out", "room Cellar // the \u202Eend\n");
	}

	@Test
	void of_problems_that_say_the_same_the_one_that_was_told_is_mended() {
		workspace.open(FILE, head("procedure Light { place Torch in Hal }\nprocedure Dark { place Torch in Hal }"));
		List<Problem> told = problems(FILE);
		var fix = workspace.service().quickFixes().fixes(workspace.address(FILE), told.getLast(), CancelIndicator.NullImpl).getFirst();
		assertEquals(told.getLast(), fix.problem());
	}

	@Test
	void chosen_problems_of_several_files_are_mended_at_once() {
		String other = "pack house\nstate warmth: number = 0\nprocedure Heat { increase warmth by 0 say \"hot\" }\n";
		workspace.file("house/more.hull", other);
		workspace.open(FILE, head("procedure Look { increase warmth by 0 say \"look\" increase warmth by 0 }"));
		var told = Map.of(workspace.address(FILE), problems(FILE).subList(0, 1), workspace.address("house/more.hull"),
				problems("house/more.hull"));
		var all = workspace.service().quickFixes().fixAll(told, CancelIndicator.NullImpl).orElseThrow();
		assertEquals("Mend 2 problems", all.title());
		assertEquals(
				Map.of(FILE, head("procedure Look { say \"look\" increase warmth by 0 }"), "house/more.hull",
						other.replace("increase warmth by 0 ", "")),
				workspace.changed(all.changes()));
	}

	private List<Problem> problems(String file) {
		return workspace.service().checking().problems(workspace.address(file), CancelIndicator.NullImpl);
	}

	private List<String> titles(Problem told) {
		return workspace.service().quickFixes().fixes(workspace.address(FILE), told, CancelIndicator.NullImpl).stream().map(Fix::title)
				.toList();
	}

	private List<String> offered(String declarations) {
		return workspace.fixesIn(FILE, head(declarations));
	}

	private void assertMended(String expected, String title, String declarations) {
		assertEquals(head(expected), workspace.fixed(FILE, head(declarations), title).get(FILE));
	}

	private static String head(String declarations) {
		return "pack house\n" + declarations;
	}
}
