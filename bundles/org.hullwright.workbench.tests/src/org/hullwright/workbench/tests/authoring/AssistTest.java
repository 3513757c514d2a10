package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the editor does by itself while the author types: the list of proposals, places to fill in, braces. */
@WindowTest
class AssistTest {

	private static final String TEXT = """
			pack cellars { version 1.0.0 }

			token Rat "Rat" { copies: 4 }

			/* Rats are driven out. */
			procedure Drain of room: room reads "{room} is dry" {
				say "Dry."
			}

			procedure Flood of room: room by amount: number reads "{room} is under water" {
				place amount of Rat in room
			}

			procedure Depth of room: room gives number { give 2 }

			event Leak "Leak" {
			}

			procedure Walk by actor: character {
				say "Walking."
			}
			""";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject project;
	private EditorPage editor;

	@BeforeEach
	void openText() throws CoreException {
		window.reset();
		project = Projects.withPack("cellars", TEXT);
		editor = EditorPage.open(project.getFile("cellars.hull"));
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		EditorPage.page().closeAllEditors(false);
		Projects.delete(project);
		window.packsChecked();
	}

	@Test
	void behind_do_the_list_of_sentences_gives_way_to_that_of_procedures() {
		editor.caretBehind("Walking.\"").type("\nd");
		editor.proposals();
		editor.type("o ");
		Wait.until("the list of sentences to close", () -> !editor.isProposing());
		List<String> procedures = editor.proposals();
		Screenshots.take("assist-procedures");
		editor.closeProposals();
		assertTrue(procedures.stream().anyMatch(shown -> shown.startsWith("Flood of room: room by amount: number")
				&& shown.endsWith("room is under water")), procedures::toString);
		assertTrue(procedures.stream().noneMatch(shown -> shown.startsWith("do ") || shown.startsWith("Depth")), procedures::toString);
	}

	@Test
	void a_list_that_is_open_finds_procedures_by_the_words_of_their_sentences() {
		editor.caretBehind("Walking.\"").type("\ndo ");
		editor.proposals();
		editor.type("wat");
		List<String> found = List.of("Flood of room: room by amount: number  room is under water");
		Wait.until("what is found", () -> editor.listed().equals(found));
		editor.closeProposals();
	}

	@Test
	void the_list_of_procedures_can_be_read_in_the_dark() {
		window.useTheme(AuthoringWindow.DARK);
		editor.caretBehind("Walking.\"").type("\ndo ");
		assertFalse(editor.proposals().isEmpty());
		Screenshots.take("assist-procedures-dark");
		editor.closeProposals();
	}

	@Test
	void a_blank_behind_a_name_that_is_written_twice_stays_where_it_was_typed() {
		editor.caretBehind("Walking.\"").type("\n").take("choose … for each …");
		editor.type("\t\t\t").type("rat in Cage");
		assertTrue(editor.text().contains("for each character rat in Cage \"{rat}\""), editor::text);
	}

	@Test
	void a_closing_brace_is_typed_over_only_where_it_closes_what_was_opened_last() {
		editor.replace("event Leak \"Leak\" {\n}", "event Leak \"Leak\" { main}").caretBehind("main").type(" {").type("}");
		assertTrue(editor.text().contains("event Leak \"Leak\" { main {}}"), editor::text);
		editor.type("}");
		assertTrue(editor.text().contains("event Leak \"Leak\" { main {}}\n"), editor::text);
	}

	@Test
	void a_closing_brace_is_typed_over_behind_a_blank() {
		editor.replace("say \"Walking.\"", "repeat 2 times { stop }").caretBehind("{ stop").type("}");
		assertTrue(editor.text().contains("repeat 2 times { stop }\n}"), editor::text);
	}
}
