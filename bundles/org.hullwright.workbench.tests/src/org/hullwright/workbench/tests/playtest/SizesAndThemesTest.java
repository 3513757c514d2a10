package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.board.BoardCanvas;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The perspective in the middle of games, in small and large windows, light and dark, with one board and with two. */
@WindowTest
class SizesAndThemesTest {

	private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	private static final long SEED = 43;
	private final PlayTestWindow window = new PlayTestWindow();
	private List<IProject> projects = List.of();

	@AfterEach
	void deletePacks() throws CoreException {
		useTheme(LIGHT);
		window.resize(1600, 1000);
		window.page().closeAllEditors(false);
		for (IProject project : projects) {
			Projects.delete(project);
		}
	}

	@Test
	void a_game_with_one_board_fills_the_view_with_it() throws CoreException, IOException {
		projects = List.of(Projects.withExample("retaliation"));
		window.resize(1280, 800);
		window.play("retaliation", 3, SEED);
		decide(14);
		takeAll("retaliation");
		assertEquals(1, boards().size());
		assertTrue(boards().getFirst().control().getSize().x > window.page().getWorkbenchWindow().getShell().getSize().x / 2);
	}

	@Test
	void two_boards_lie_beside_or_above_each_other_and_all_of_both_is_seen() throws CoreException, IOException {
		projects = List.of(Projects.withExample("family"), Projects.withExample("nemesis"), Projects.withExample("aftermath"));
		window.resize(1280, 800);
		window.play("aftermath", 3, SEED);
		decide(10);
		takeAll("two-boards");
		assertEquals(2, boards().size());
		Rectangle first = boards().getFirst().control().getParent().getBounds();
		Rectangle second = boards().getLast().control().getParent().getBounds();
		boolean beside = second.x >= first.x + first.width && second.y == first.y;
		boolean above = second.y >= first.y + first.height && second.x == first.x;
		assertTrue(beside || above, () -> first + " and " + second);
		boards().forEach(board -> board.presenter().scene().spaces().stream().filter(space -> space.tile().isPresent()).forEach(space -> {
			var place = board.presenter().placeOf(space.piece()).orElseThrow();
			assertTrue(board.control().getClientArea().contains((int) place.x(), (int) place.y()), () -> space + " is at " + place);
		}));
	}

	private void takeAll(String name) {
		for (String theme : List.of(LIGHT, DARK)) {
			useTheme(theme);
			String suffix = theme.equals(DARK) ? "-dark" : "-light";
			for (int[] size : new int[][] { { 1280, 800 }, { 2560, 1440 } }) {
				window.resize(size[0], size[1]);
				Screenshots.take("playtest-" + name + "-" + size[0] + "x" + size[1] + suffix);
			}
		}
	}

	private void decide(int decisions) {
		for (int decision = 0; decision < decisions && window.moment().orElseThrow().question().isPresent(); decision++) {
			window.following(() -> window.playTest().session().ifPresent(PlaySession::letBotChoose));
		}
	}

	private List<BoardCanvas> boards() {
		return ((BoardView) window.page().findView(BoardView.ID)).boards();
	}

	private static void useTheme(String theme) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(theme, false);
		Wait.settled();
	}
}
