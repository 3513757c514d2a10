package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Refactor menu: a name is asked for, the text says otherwise what it said, and one step of undo takes it back. */
@WindowTest
class RefactorTest {

	private static final String TEXT = """
		pack mill { version 1.0.0 }
		token Lamp { copies: 3 }
		room Hall

		// where flour is made
		room Mill

		procedure Light in place: room {
			place Lamp in place
			say "{place} is lit"
		}
		procedure Begin { do Light in Hall }
		""";
	private static final String EXTRACTED = """
		procedure Light in place: room {
			do Kindle in place
			say "{place} is lit"
		}

		procedure Kindle in place: room {
			place Lamp in place
		}
		""";

	private final AuthoringWindow window = new AuthoringWindow();

	private IProject project;
	private EditorPage editor;

	@BeforeEach
	void openText() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		project = Projects.withPack("mill", TEXT);
		editor = EditorPage.open(project.getFile("mill.hull"));
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		Projects.delete(project);
		window.packsChecked();
	}

	@Test
	void selected_sentences_become_a_procedure_of_the_name_that_is_given() {
		editor.select("place Lamp in place");
		confirm("Extract procedure", "org.hullwright.editor.extractProcedure", "&Name:", "Kindle");
		Wait.until("the procedure to be there", () -> editor.text().contains(EXTRACTED));
		editor.run("org.eclipse.ui.edit.undo");
		Wait.until("the text to be as it was", () -> editor.text().equals(TEXT));
	}

	@Test
	void a_call_becomes_what_the_procedure_does() {
		editor.caretBehind("do Li");
		confirm("Inline procedure", "org.hullwright.editor.inline", "", "");
		Wait.until("the call to be gone", () -> editor.text().contains("procedure Begin { place Lamp in Hall say \"{Hall} is lit\" }"));
	}

	@Test
	void a_declaration_moves_to_a_file_that_is_made() throws CoreException {
		editor.caretBehind("room Mi");
		confirm("Move to another file", "org.hullwright.editor.move", "&File:", "mills.hull");
		Wait.until("the file to be made", () -> project.getFile("mills.hull").exists());
		assertEquals("pack mill\n\n// where flour is made\nroom Mill\n", Projects.read(project.getFile("mills.hull")));
		assertEquals(TEXT.replace("// where flour is made\nroom Mill\n\n", ""), editor.text());
	}

	@Test
	void what_cannot_be_done_is_told_with_the_reason() {
		var message = new DialogPage("Extract procedure");
		boolean[] told = { false };
		editor.select("Lamp in place\n\tsay");
		Wait.inDialog(message.title(), () -> {
			Screenshots.take("refactor-refused");
			told[0] = message.says("Select whole sentences of one block; this begins or ends within one.");
			message.press("OK");
			return true;
		});
		editor.run("org.hullwright.editor.extractProcedure");
		Wait.until("the reason to be told", () -> told[0]);
		assertEquals(TEXT, editor.text());
	}

	@Test
	void what_can_be_said_otherwise_is_offered_under_ctrl_1() {
		editor.select("place Lamp in place");
		ICompletionProposal extract = offered("Extract procedure…");
		confirm("Extract procedure", () -> extract.apply(null), "&Name:", "Kindle");
		Wait.until("the procedure to be there", () -> editor.text().contains(EXTRACTED));
		editor.caretBehind("procedure Li");
		ICompletionProposal rename = offered("Rename “Light”…");
		confirm("Rename", () -> rename.apply(null), "&New name:", "Shine");
		Wait.until("the name to be another", () -> editor.text().contains("do Shine in Hall"));
	}

	private ICompletionProposal offered(String title) {
		return editor.offers().stream().filter(offer -> offer.getDisplayString().equals(title)).findFirst().orElseThrow();
	}

	private void confirm(String title, String command, String label, String name) {
		confirm(title, () -> editor.run(command), label, name);
	}

	private void confirm(String title, Runnable opens, String label, String name) {
		var dialog = new DialogPage(title);
		boolean[] done = { false };
		Wait.inDialog(title, () -> {
			if (!label.isEmpty()) {
				dialog.type(label, name);
			}
			Screenshots.take("refactor-" + title.replace(' ', '-').toLowerCase());
			dialog.pressWhenEnabled("OK");
			done[0] = true;
			return true;
		});
		opens.run();
		Wait.until("the dialog to be confirmed", () -> done[0]);
	}
}
