package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.engine.game.Opening;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** One key, and a game runs in which the component at the caret matters. */
@WindowTest
class PlayHereTest {

	private static final String PACK = "retaliation";

	@RegisterExtension
	private static final ExamplePack GAME = new ExamplePack(PACK);

	private final PlayTestWindow window = new PlayTestWindow();

	@BeforeEach
	void resize() {
		window.resize(1280, 800);
	}

	@AfterEach
	void closeTexts() {
		window.page().closeAllEditors(false);
	}

	@Test
	void a_room_is_beside_who_acts() throws CoreException {
		playAt("room SurgeryRoom", open("rooms.hull"));
		assertTrue(titlesOnBoard().contains("Surgery Room"), () -> titlesOnBoard().toString());
		Screenshots.take("play-from-here-room");
	}

	@Test
	void an_item_is_in_hand() throws CoreException {
		playAt("item Machete", open("items.hull"));
		assertTrue(pieces("Machete").anyMatch(piece -> game().zoneTitle(game().zoneOf(piece)).equals("Hands")));
		Screenshots.take("play-from-here-item");
	}

	@Test
	void an_intruder_is_in_the_next_corridor() throws CoreException {
		playAt("intruder Drone", open("intruders.hull"));
		assertTrue(pieces("Drone").anyMatch(piece -> game().holderOf(piece).stream().anyMatch(holder -> game().isA(holder, "corridor"))));
	}

	@Test
	void a_test_is_played_from_where_it_begins() throws CoreException {
		playAt("test \"Listen tells one Noise", open("tests/actioncards.hull"));
		assertTrue(window.playTest().session().orElseThrow().setup().opening().orElseThrow() instanceof Opening.Given);
		Screenshots.take("play-from-here-test");
	}

	@Test
	void between_components_nothing_begins() throws CoreException {
		Optional<PlaySession> before = window.playTest().session();
		IEditorPart editor = open("rooms.hull");
		putCaret("reshuffling deck RoomsA", editor);
		run();
		Wait.until("what to do", () -> window.says("Put the caret into a component"));
		assertEquals(before, window.playTest().session());
	}

	private IEditorPart open(String file) throws CoreException {
		return IDE.openEditor(window.page(), GAME.project().getFile(file));
	}

	private void playAt(String text, IEditorPart editor) {
		Optional<PlaySession> before = window.playTest().session();
		putCaret(text, editor);
		run();
		Wait.until("the first question", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
		Wait.settled();
		assertTrue(window.moment().orElseThrow().question().isPresent(), "nothing is asked");
	}

	private static void putCaret(String text, IEditorPart editor) {
		ITextViewer viewer = editor.getAdapter(ITextViewer.class);
		editor.getAdapter(ITextEditor.class).selectAndReveal(viewer.getDocument().get().indexOf(text), 0);
	}

	private static void run() {
		try {
			PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(IHandlerService.class)
					.executeCommand("org.hullwright.playtest.here", null);
		} catch (CommandException reason) {
			throw new AssertionError(reason);
		}
	}

	private List<String> titlesOnBoard() {
		return window.board().presenter().scene().spaces().stream().flatMap(space -> space.tile().stream()).map(tile -> tile.title())
				.toList();
	}

	private IntStream pieces(String title) {
		return IntStream.range(0, game().layout().pieceCount()).filter(piece -> game().title(piece).equals(title));
	}

	private GameSnapshot game() {
		return window.moment().orElseThrow().game();
	}
}
