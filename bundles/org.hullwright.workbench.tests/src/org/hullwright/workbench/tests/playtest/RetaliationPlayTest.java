package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Plays the largest example in the real workbench. */
@WindowTest
class RetaliationPlayTest {

	private static final String PACK = "retaliation";

	@RegisterExtension
	private static final ExamplePack GAME = new ExamplePack(PACK);

	private static final int PLAYERS = 3;
	private static final long SEED = 1;
	private static final int DECISIONS = 25;
	/** A game of five takes more decisions than that with this seed, when all of them are taken as bots do. */
	private static final int LONG = 400;
	private static final int MOST_PLAYERS = 5;
	private static final long SEED_OF_LONG_GAME = 20;
	private final PlayTestWindow window = new PlayTestWindow();

	@BeforeEach
	void resize() {
		window.resize(1600, 1000);
	}

	@AfterEach
	void closeTexts() {
		window.playTest().session().ifPresent(window.playTest()::end);
		window.page().closeAllEditors(false);
	}

	@Test
	void a_game_of_the_pack_is_played_on_its_board() {
		window.play(PACK, PLAYERS, SEED);
		for (int decision = 0; decision < DECISIONS && window.moment().orElseThrow().question().isPresent(); decision++) {
			window.following(() -> window.playTest().session().ifPresent(PlaySession::letBotChoose));
		}
		assertTrue(window.moment().orElseThrow().failure().isEmpty(),
				() -> window.moment().orElseThrow().failure().orElseThrow().explain());
		long explored = window.board().presenter().scene().spaces().stream().filter(space -> space.tile().isPresent()).count();
		assertTrue(explored > 2, () -> "only " + explored + " places of the board have been reached");
		Screenshots.take("playtest-retaliation");
	}

	@Test
	void every_sort_of_component_is_played_from_its_text_by_one_key() throws CoreException {
		playFrom("rooms.hull", "room SurgeryRoom");
		playFrom("events.hull", "event ShortCircuit");
		playFrom("items.hull", "item Machete");
		playFrom("intruders.hull", "intruder Drone");
	}

	private void playFrom(String file, String words) throws CoreException {
		IEditorPart editor = IDE.openEditor(window.page(), GAME.project().getFile(file));
		Control text = (Control) editor.getAdapter(Control.class);
		int place = editor.getAdapter(ITextViewer.class).getDocument().get().indexOf(words);
		editor.getAdapter(ITextEditor.class).selectAndReveal(place, 0);
		text.setFocus();
		Wait.settled();
		Optional<PlaySession> before = window.playTest().session();
		press(SWT.F11, text);
		Wait.until("the first question", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
		assertFalse(window.question().choices().isEmpty(), words);
	}

	private static void press(int key, Control control) {
		Event event = new Event();
		event.keyCode = key;
		control.notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void a_long_game_is_taken_back_to_its_start_and_played_on_at_its_end() {
		window.play(PACK, MOST_PLAYERS, SEED_OF_LONG_GAME);
		int start = decided(); // bots may have decided before the first person
		while (decided() < LONG && window.moment().orElseThrow().question().isPresent()) {
			window.following(() -> session().letBotChoose());
		}
		int end = decided();
		window.following(() -> window.run(ActionFactory.UNDO.getCommandId()));
		assertTrue(decided() < end, "undone");
		window.following(() -> window.run(ActionFactory.REDO.getCommandId()));
		assertEquals(end, decided());
		window.following(() -> session().goTo(0));
		assertEquals(start, decided());
		window.following(() -> session().goTo(end));
		assertEquals(end, decided());
	}

	private PlaySession session() {
		return window.playTest().session().orElseThrow();
	}

	private int decided() {
		return window.moment().orElseThrow().line().at();
	}
}
