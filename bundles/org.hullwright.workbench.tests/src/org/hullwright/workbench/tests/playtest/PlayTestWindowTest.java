package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.workbench.PlayTestPerspective;
import org.hullwright.workbench.tests.window.WindowTest;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Plays a small pack of caves, lamps and moths in the real workbench. */
@WindowTest
class PlayTestWindowTest {
	private static final String PACK = "lanterns";
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void makePack() throws CoreException, IOException {
		project = Projects.withPack(PACK, Files.readString(Path.of(System.getProperty("hullwright.test.pack"))));
		window.resize(1600, 1000);
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	private static Choice onBoard(Question question) {
		return question.choices().stream().filter(choice -> choice.subject().isPresent()).findFirst().orElseThrow();
	}

	@Test
	void play_begins_a_game_in_the_perspective_for_playing() {
		window.play(PACK);
		assertEquals(PlayTestPerspective.ID, window.page().getPerspective().getId());
		assertEquals("Where to?", window.question().prompt());
		Screenshots.take("playtest-1600x1000");
		window.resize(1280, 800);
		Screenshots.take("playtest-1280x800");
	}

	@Test
	void a_click_on_what_glows_decides() {
		window.play(PACK);
		Choice choice = onBoard(window.question());
		window.following(() -> window.clickOnBoard(choice.subject().getAsInt()));
		assertEquals(choice.number(), window.moment().orElseThrow().line().taken().getFirst().taken().option());
		Screenshots.take("playtest-after-a-click");
	}

	@Test
	void pointing_at_a_piece_on_the_board_marks_its_option_everywhere() {
		window.play(PACK);
		Choice choice = onBoard(window.question());
		window.pointAtBoard(choice.subject().getAsInt());
		assertEquals(Optional.of(choice.number()), window.playTest().focusedOption());
		Screenshots.take("playtest-pointing");
	}

	@Test
	void a_click_on_an_option_decides() {
		window.play(PACK);
		int last = window.question().choices().size() - 1;
		window.following(() -> window.clickOption(last));
		assertEquals("Light a lamp?", window.question().prompt());
	}

	@Test
	void tab_and_enter_decide_on_the_board() {
		window.play(PACK);
		window.tabOnBoard();
		int option = window.playTest().focusedOption().orElseThrow();
		window.following(() -> window.typeOnBoard('\r'));
		assertEquals(option, window.moment().orElseThrow().line().taken().getFirst().taken().option());
	}

	@Test
	void a_number_key_decides() {
		window.play(PACK);
		window.following(() -> window.typeOnBoard('2'));
		assertEquals(1, window.moment().orElseThrow().line().taken().getFirst().taken().option());
	}

	@Test
	void undo_and_redo_go_back_and_forth() {
		window.play(PACK);
		Question first = window.question();
		window.following(() -> window.typeOnBoard('1'));
		Question second = window.question();
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		assertEquals(first, window.question());
		window.following(() -> window.runEdit(ActionFactory.REDO));
		assertEquals(second, window.question());
	}

	@Test
	void the_story_opens_the_text_that_made_something_happen() {
		window.play(PACK);
		window.following(() -> window.typeOnBoard('1'));
		window.openFromStory("Walking");
		Wait.until("the text to be opened", () -> window.page().getActiveEditor() != null);
		IEditorPart editor = window.page().getActiveEditor();
		assertEquals("lanterns.hull", editor.getEditorInput().getName());
		ITextSelection selection = (ITextSelection) editor.getAdapter(ITextEditor.class).getSelectionProvider().getSelection();
		assertTrue(selection.getText().startsWith("Walking") || selection.getText().startsWith("step Walking"), () -> "selected: " + selection.getText());
		Screenshots.take("playtest-story-opens-text");
	}

	@Test
	void a_pack_with_errors_is_not_played_but_explained() throws CoreException {
		Projects.write(project.getFile("lanterns.hull"), "pack lanterns { version 1.0.0 licence \"CC0-1.0\" requires core from 0.1.0 below 1.0.0 }\nroom Cave { size: 3 }\n");
		List<String> errors = window.playAndReadErrors(PACK);
		assertTrue(errors.stream().anyMatch(error -> error.contains("lanterns.hull:2:")), errors::toString);
	}
}
