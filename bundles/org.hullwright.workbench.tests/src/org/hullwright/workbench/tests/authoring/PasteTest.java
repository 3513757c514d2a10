package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is pasted looks as if it had been written there. */
@WindowTest
class PasteTest {

	private static final String TEXT = """
			pack shed { version 1.0.0 }
			token Spade
			zone Shelf of token
			procedure Tidy by who: character {
				place Spade in Shelf
			}
			// the   end
			""";
	private static final String LOOP = """
			    repeat 2 times {
			          place   Spade in Shelf
			    }
			""";
	private static final String TIDY_LOOP = "\trepeat 2 times {\n\t\tplace Spade in Shelf\n\t}\n";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;
	private EditorPage editor;

	@BeforeEach
	void openText() throws CoreException {
		window.reset();
		pack = Projects.withPack("shed", TEXT);
		window.packsChecked();
		editor = EditorPage.open(pack.getFile("shed.hull"));
	}

	@AfterEach
	void deletePack() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		Projects.delete(pack);
	}

	@Test
	void lines_are_indented_as_those_around_them_which_stay_as_they_are() {
		editor.caretBehind("place Spade in Shelf\n").paste(LOOP);
		Wait.until("what was pasted to be tidy", () -> editor.text().equals(TEXT.replace("}\n//", TIDY_LOOP + "}\n//")));
	}

	@Test
	void what_was_pasted_comes_back_with_one_step_of_undo_and_goes_with_another() {
		editor.caretBehind("place Spade in Shelf\n").paste(LOOP);
		Wait.until("what was pasted to be tidy", () -> editor.text().contains(TIDY_LOOP));
		editor.run("org.eclipse.ui.edit.undo");
		Wait.until("what was pasted, as it was", () -> editor.text().equals(TEXT.replace("}\n//", LOOP + "}\n//")));
		editor.run("org.eclipse.ui.edit.undo");
		Wait.until("the text of before", () -> editor.text().equals(TEXT));
	}

	@Test
	void what_takes_the_place_of_a_selection_is_tidied_as_well() {
		editor.select("\tplace Spade in Shelf\n").paste(LOOP);
		Wait.until("what was pasted to be tidy", () -> editor.text().equals(TEXT.replace("\tplace Spade in Shelf\n", TIDY_LOOP)));
	}

	@Test
	void words_within_a_line_stay_as_they_are_pasted() {
		editor.caretBehind("// the").paste("  real");
		editor.caretBehind("place Spade in Shelf\n").paste(LOOP);
		Wait.until("the lines pasted later to be tidy", () -> editor.text().contains(TIDY_LOOP));
		assertEquals(TEXT.replace("}\n//", TIDY_LOOP + "}\n//").replace("// the", "// the  real"), editor.text());
	}
}
