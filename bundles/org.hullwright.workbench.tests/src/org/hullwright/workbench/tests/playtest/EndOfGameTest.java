package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.ui.PlatformUI;
import org.hullwright.picture.Drawing;
import org.hullwright.playtest.decision.DecisionView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a person reads between two decisions, and at the end of a game of the largest example. */
@WindowTest
class EndOfGameTest {

	private static final String PACK = "retaliation";
	private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	/** A short game: everybody is dead or gone after a few rounds. */
	private static final long SEED = 30;
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void beginGame() throws CoreException, IOException {
		project = Projects.withExample(PACK);
		window.resize(1600, 1000);
		window.play(PACK, 3, SEED);
	}

	@AfterEach
	void deletePack() throws CoreException {
		useTheme(LIGHT);
		window.playTest().session().ifPresent(window.playTest()::end);
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void what_happened_meanwhile_stands_before_the_question_and_the_end_has_a_page_of_its_own() {
		while (window.moment().orElseThrow().round() < 1 || !words().contains("Since your last decision")) {
			decide();
		}
		takeBoth("playtest-since-last-decision");
		boolean announced = false;
		while (window.moment().orElseThrow().question().isPresent()) {
			decide();
			if (!announced && words().stream().anyMatch(word -> word.contains("is not on the board any more"))
					&& window.moment().orElseThrow().question().isPresent()) {
				announced = true;
				takeBoth("playtest-own-death");
			}
		}
		takeBoth("playtest-end-of-game");
		List<String> words = words();
		assertEquals("The game is over", words.getFirst());
		assertTrue(words.contains("What happened last"), words::toString);
		assertEquals(3, words.stream().filter(word -> word.matches("Player \\d \\(.+\\) has (not )?won")).count(), words::toString);
	}

	private void decide() {
		window.following(() -> window.playTest().session().ifPresent(PlaySession::letBotChoose));
	}

	private List<String> words() {
		DecisionView decision = (DecisionView) window.page().findView(DecisionView.ID);
		return decision.canvas().panel().picture().drawings().stream()
				.filter(drawing -> drawing instanceof Drawing.Words || drawing instanceof Drawing.Line)
				.map(drawing -> drawing instanceof Drawing.Words words ? words.text() : ((Drawing.Line) drawing).text()).toList();
	}

	private static void takeBoth(String name) {
		Screenshots.take(name);
		useTheme(DARK);
		Screenshots.take(name + "-dark");
		useTheme(LIGHT);
	}

	private static void useTheme(String theme) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(theme, false);
		Wait.settled();
	}
}
