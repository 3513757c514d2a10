package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What a person waits for, from the key until everything is painted, with the largest example. The figures are for people; see
 * {@link Durations}.
 */
@WindowTest
class HowLongItTakesTest {

	private static final String PACK = "retaliation";
	private static final int TIMES = 3;
	private static final int LONG = 400;
	/** A game that takes more decisions than that, when all of them are taken as bots do. */
	private static final int PLAYERS = 5;
	private static final long SEED = 20;
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void copyPack() throws CoreException, IOException {
		project = Projects.withExample(PACK);
		window.resize(1600, 1000);
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.playTest().session().ifPresent(window.playTest()::end);
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void to_play_from_here() throws CoreException {
		playFrom("rooms.hull", "room SurgeryRoom");
		playFrom("events.hull", "event ShortCircuit");
		playFrom("items.hull", "item Machete");
		playFrom("intruders.hull", "intruder Drone");
	}

	private void playFrom(String file, String words) throws CoreException {
		Durations durations = new Durations("F11 in " + words);
		for (int time = 0; time < TIMES; time++) {
			IEditorPart editor = IDE.openEditor(window.page(), project.getFile(file));
			Control text = (Control) editor.getAdapter(Control.class);
			editor.getAdapter(ITextEditor.class).selectAndReveal(editor.getAdapter(ITextViewer.class).getDocument().get().indexOf(words),
					0);
			text.setFocus();
			Wait.settled();
			Optional<PlaySession> before = window.playTest().session();
			durations.take(() -> {
				press(SWT.F11, text);
				Wait.until("the first question", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
				Wait.settled();
			});
			assertTrue(window.question().choices().size() > 0, words);
		}
		durations.tell();
	}

	private static void press(int key, Control control) {
		Event event = new Event();
		event.keyCode = key;
		control.notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void to_go_through_a_long_game() {
		window.play(PACK, PLAYERS, SEED);
		while (decided() < LONG && window.moment().orElseThrow().question().isPresent()) {
			window.following(() -> session().letBotChoose());
		}
		int end = decided();
		Durations undo = new Durations("undo after " + end + " decisions");
		Durations toStart = new Durations("from there to the start");
		Durations toEnd = new Durations("from the start to there");
		Durations board = new Durations("to paint the board once more");
		window.page().activate(window.page().findView(BoardView.ID));
		for (int time = 0; time < TIMES; time++) {
			undo.take(() -> window.following(() -> window.run(ActionFactory.UNDO.getCommandId())));
			window.following(() -> window.run(ActionFactory.REDO.getCommandId()));
			toStart.take(() -> window.following(() -> session().goTo(0)));
			toEnd.take(() -> window.following(() -> session().goTo(end)));
			assertEquals(end, decided());
			board.take(() -> {
				window.board().control().redraw();
				window.board().control().update();
			});
		}
		undo.tell();
		toStart.tell();
		toEnd.tell();
		board.tell();
	}

	private PlaySession session() {
		return window.playTest().session().orElseThrow();
	}

	private int decided() {
		return window.moment().orElseThrow().line().at();
	}
}
