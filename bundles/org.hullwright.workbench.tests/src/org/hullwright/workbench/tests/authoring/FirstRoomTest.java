package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.workspace.Packs;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** From an empty workspace, where there is nothing but the game, to a game with a Room of one's own. */
@WindowTest
class FirstRoomTest {

	private static final int MOST_ACTIONS = 12;
	private static final DialogPage PACK = new DialogPage("New pack");
	private static final DialogPage ELEMENT = new DialogPage("New element");
	private static final DialogPage PLAY = new DialogPage("Play");

	private final AuthoringWindow window = new AuthoringWindow();
	private final IWorkbenchWindow workbench = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
	private final UserActions user = new UserActions();
	private IProject game;

	@BeforeEach
	void installGame() throws CoreException, IOException {
		window.reset();
		window.resize(1600, 1000);
		game = Projects.withExample("retaliation");
		window.packsChecked();
	}

	@AfterEach
	void deletePacks() throws CoreException {
		window.reset();
		EditorPage.page().closeAllEditors(false);
		IProject made = ResourcesPlugin.getWorkspace().getRoot().getProject("my_gardens");
		if (made.exists()) {
			Projects.delete(made);
		}
		Projects.delete(game);
		window.packsChecked();
	}

	@Test
	void a_room_of_ones_own_is_played_after_twelve_actions_at_most() {
		makePack();
		makeRoom();
		user.act("type what can be done in the Room", () -> EditorPage.active().type("do Restore for actor by 1"));
		play();
		assertTrue(user.count() <= MOST_ACTIONS, user::toString);
		Moment moment = moment().orElseThrow();
		assertTrue(moment.failure().isEmpty(), moment::toString);
		assertEquals(List.of("Greenhouse"), inGame(moment.game()));
		Screenshots.take("first-room-played");
	}

	private void makePack() {
		Wait.inDialog(PACK.title(), () -> {
			user.act("type the title of the pack", () -> PACK.type("Title:", "My gardens"));
			user.act("choose the game it changes", () -> PACK.chooseBeside("Changes to:", "retaliation"));
			user.act("press Finish", () -> PACK.pressWhenEnabled("Finish"));
			return true;
		});
		user.act("File > New > Pack", () -> NewWizard.open("org.hullwright.editor.newPack", StructuredSelection.EMPTY));
	}

	private void makeRoom() {
		Wait.inDialog(ELEMENT.title(), () -> {
			user.act("type the title of the Room", () -> ELEMENT.type("Title:", "Greenhouse"));
			Wait.until("the form", () -> ELEMENT.isEnabled("Finish"));
			Screenshots.take("first-room-made");
			user.act("press Finish", () -> ELEMENT.press("Finish"));
			return true;
		});
		user.act("File > New > Room", () -> NewWizard.open("org.hullwright.editor.newRoom", StructuredSelection.EMPTY));
	}

	private void play() {
		Wait.inDialog(PLAY.title(), () -> {
			assertEquals(Packs.titleOf(ResourcesPlugin.getWorkspace().getRoot().getProject("my_gardens")), PLAY.chosen("Pack"));
			Wait.until("the pack to be read", () -> PLAY.isEnabled("Play"));
			user.act("press Play in the dialog", () -> PLAY.press("Play"));
			return true;
		});
		user.act("press Play", () -> {
			try {
				workbench.getService(IHandlerService.class).executeCommand("org.hullwright.playtest.play", null);
			} catch (CommandException failure) {
				throw new AssertionError(failure);
			}
		});
		Wait.until("the first question", () -> moment().isPresent());
		Wait.settled();
	}

	private Optional<Moment> moment() {
		return workbench.getService(PlayTest.class).session().filter(session -> session.setup().pack().endsWith("my_gardens"))
				.flatMap(session -> workbench.getService(PlayTest.class).moment());
	}

	/** The Greenhouse where it lies in the game: neither out of it nor left in the supply. */
	private static List<String> inGame(GameSnapshot seen) {
		return IntStream.range(0, seen.world().pieceCount()).filter(piece -> seen.title(piece).equals("Greenhouse"))
				.filter(piece -> seen.zoneOf(piece) != seen.layout().box()
						&& seen.zoneOf(piece) != seen.layout().supply(seen.layout().sortOf(piece)))
				.mapToObj(seen::title).toList();
	}
}
