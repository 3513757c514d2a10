package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.ParseException;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.service.PlayTestPage;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.Question;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Plays a small pack of caves, lamps and moths in the real workbench. */
@WindowTest
class PlayTestWindowTest {

	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1600, 1000);
	private final PlayTestWindow window = caves.window();

	private static Choice onBoard(Question question) {
		return question.choices().stream().filter(choice -> choice.subject().isPresent()).findFirst().orElseThrow();
	}

	@Test
	void the_place_of_texts_is_given_back_when_the_last_one_is_closed() throws CoreException {
		caves.play();
		IDE.openEditor(window.page(), caves.file());
		assertTrue(window.page().isEditorAreaVisible());
		window.page().closeAllEditors(false);
		assertFalse(window.page().isEditorAreaVisible());
	}

	@Test
	void play_begins_a_game_in_the_perspective_for_playing() {
		caves.play();
		assertEquals(PlayTestPage.PERSPECTIVE, window.page().getPerspective().getId());
		assertEquals("Where to?", window.question().prompt());
		Screenshots.take("playtest-1600x1000");
		window.resize(1280, 800);
		Screenshots.take("playtest-1280x800");
	}

	@Test
	void a_click_on_what_glows_decides() {
		caves.play();
		Choice choice = onBoard(window.question());
		window.following(() -> window.clickOnBoard(choice.subject().orElseThrow()));
		assertEquals(choice.number(), window.moment().orElseThrow().line().taken().getFirst().taken().option());
		Screenshots.take("playtest-after-a-click");
	}

	@Test
	void pointing_at_a_piece_on_the_board_marks_its_option_everywhere() {
		caves.play();
		Choice choice = onBoard(window.question());
		window.pointAtBoard(choice.subject().orElseThrow());
		assertEquals(Optional.of(choice.number()), window.playTest().focusedOption());
		Screenshots.take("playtest-pointing");
	}

	@Test
	void a_click_on_an_option_decides() {
		caves.play();
		int last = window.question().choices().size() - 1;
		window.following(() -> window.clickOption(last));
		assertEquals("Light a lamp?", window.question().prompt());
	}

	@Test
	void what_a_bot_weighs_is_told_at_a_click() {
		caves.play();
		Question asked = window.question();
		window.following(() -> window.clickInDecision(new PanelAction.Weigh()));
		assertNotNull(window.question().weighing());
		assertEquals(asked.choices(), window.question().choices());
		Screenshots.take("playtest-weighing");
	}

	@Test
	void tab_and_enter_decide_on_the_board() {
		caves.play();
		window.tabOnBoard();
		int option = window.playTest().focusedOption().orElseThrow();
		window.following(() -> window.typeOnBoard('\r'));
		assertEquals(option, window.moment().orElseThrow().line().taken().getFirst().taken().option());
	}

	@Test
	void a_number_key_decides() {
		caves.play();
		window.following(() -> window.typeOnBoard('2'));
		assertEquals(1, window.moment().orElseThrow().line().taken().getFirst().taken().option());
	}

	@Test
	void a_number_key_decides_wherever_the_keyboard_is() {
		caves.play();
		window.following(() -> window.typeInStory('2'));
		assertEquals(1, window.moment().orElseThrow().line().taken().getFirst().taken().option());
	}

	@Test
	void redo_has_the_key_that_most_know_besides_that_of_the_platform() throws ParseException {
		caves.play();
		window.following(() -> window.typeOnBoard('1'));
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
		assertEquals(ActionFactory.REDO.getCommandId(),
				keys.getPerfectMatch(KeySequence.getInstance("M1+Y")).getParameterizedCommand().getId());
	}

	@Test
	void undo_and_redo_go_back_and_forth() {
		caves.play();
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
		caves.play();
		window.following(() -> window.typeOnBoard('1'));
		window.openFromStory("Walking");
		Wait.until("the text to be opened", () -> window.page().getActiveEditor() != null);
		IEditorPart editor = window.page().getActiveEditor();
		assertEquals("lanterns.hull", editor.getEditorInput().getName());
		ITextSelection selection = (ITextSelection) editor.getAdapter(ITextEditor.class).getSelectionProvider().getSelection();
		assertTrue(selection.getText().startsWith("Walking") || selection.getText().startsWith("step Walking"),
				() -> "selected: " + selection.getText());
		Screenshots.take("playtest-story-opens-text");
	}

	@Test
	void a_pack_with_errors_is_not_played_but_explained() throws CoreException {
		Projects.write(caves.file(),
				"pack lanterns { version 1.0.0 licence \"CC0-1.0\" requires core from 0.1.0 below 1.0.0 }\nroom Cave { size: 3 }\n");
		List<String> errors = window.playAndReadErrors(LanternCaves.PACK);
		assertTrue(errors.stream().anyMatch(error -> error.contains("lanterns.hull:2:")), errors::toString);
	}

	@Test
	void rules_that_are_saved_while_playing_hold_at_once() throws CoreException {
		caves.play();
		window.following(() -> window.clickOption(window.question().choices().size() - 1));
		int decided = window.moment().orElseThrow().line().at();
		caves.save(text -> text.replace("Light a lamp?", "A lamp, perhaps?"));
		Wait.until("the new rules", () -> window.question().prompt().equals("A lamp, perhaps?"));
		assertEquals(decided, window.moment().orElseThrow().line().at(), "what was decided is decided");
		assertTrue(window.moment().orElseThrow().notice().isPresent(), "the player is told");
		Screenshots.take("playtest-rules-changed");
	}

	@Test
	void a_decision_that_does_not_fit_the_new_rules_is_asked_again() throws CoreException {
		caves.play();
		window.following(() -> window.clickOption(window.question().choices().size() - 1));
		caves.save(text -> text.replace("option \"Stay\" { increase actor's courage by 1 }", ""));
		Wait.until("the new rules", () -> window.question().choices().stream().noneMatch(choice -> choice.label().equals("Stay"))
				&& window.question().prompt().equals("Where to?"));
		String notice = window.moment().orElseThrow().notice().orElseThrow();
		assertTrue(notice.contains("\"Stay\", which is not among its"), notice);
	}

	@Test
	void a_game_goes_on_when_its_pack_is_deleted_and_names_the_pack() throws CoreException {
		caves.play();
		Projects.delete(caves.project());
		Wait.until("it to be told", () -> window.moment().flatMap(Moment::notice).isPresent());
		assertEquals("The pack lanterns was deleted. The game goes on by the rules as they were, until it is left.",
				window.moment().flatMap(Moment::notice).orElseThrow());
		window.following(() -> window.clickOption(0));
	}

	@Test
	void rules_with_an_error_leave_the_game_as_it_is() throws CoreException {
		caves.play();
		Question before = window.question();
		caves.save(text -> text.replace("place Grey in r", "place Gray in r"));
		Wait.until("the reason",
				() -> window.moment().orElseThrow().notice().filter(notice -> notice.contains("Did you mean Grey?")).isPresent());
		assertEquals(before, window.question());
	}
}
