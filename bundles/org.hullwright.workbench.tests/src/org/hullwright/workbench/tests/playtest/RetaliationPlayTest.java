package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Plays the largest example in the real workbench. */
@WindowTest
class RetaliationPlayTest {

	private static final String PACK = "retaliation";
	private static final int PLAYERS = 3;
	private static final long SEED = 1;
	private static final int DECISIONS = 25;
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void copyPack() throws CoreException, IOException {
		project = Projects.withExample(PACK);
		window.resize(1600, 1000);
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.page().closeAllEditors(false);
		Projects.delete(project);
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
}
