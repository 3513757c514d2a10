package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.actions.ActionFactory;
import org.hullwright.engine.random.RandomStreams;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.files.GameFiles;
import org.hullwright.playtest.files.MissingPack;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.start.GameStarter;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole game of the largest example for three: one seat by clicks, two bots, from its set-up to its end. */
@WindowTest
class WholeGameTest {

	private static final String PACK = "retaliation";
	/** A short game: everybody is dead or gone after four rounds, when the person decides as {@link #wanted} does. */
	private static final long SEED = 30;
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;
	private int onBoard;
	private int onCards;
	private int onOptions;
	@TempDir
	private Path folder;

	@BeforeEach
	void beginGame() throws CoreException, IOException {
		project = Projects.withExample(PACK);
		window.resize(1600, 1000);
		window.play(PACK, 3, SEED);
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void is_played_through_the_window_with_all_that_can_happen_to_it_on_the_way()
			throws CoreException, IOException, UnreadableRecord, MissingPack {
		decide(5);
		undoAndRedo();
		decide(5);
		goBackAndForward();
		decide(4);
		changeARule();
		decide(4);
		saveAndResume();
		while (window.moment().orElseThrow().question().isPresent()) {
			decide(1);
		}
		Moment end = window.moment().orElseThrow();
		assertTrue(end.failure().isEmpty(), () -> end.failure().orElseThrow().explain());
		assertEquals("Nobody is left in the Facility", end.outcome().orElseThrow().reason());
		assertTrue(onBoard > 0 && onCards > 0 && onOptions > 0,
				() -> onBoard + " clicks on the board, " + onCards + " on cards, " + onOptions + " on options");
		Screenshots.take("playtest-whole-game");
	}

	private void undoAndRedo() {
		Question here = window.question();
		window.following(() -> window.runEdit(ActionFactory.UNDO));
		assertTrue(window.question().number() < here.number(), "before the last decision");
		window.following(() -> window.runEdit(ActionFactory.REDO));
		assertEquals(here, window.question());
	}

	private void goBackAndForward() {
		Question here = window.question();
		int decided = window.moment().orElseThrow().line().at();
		window.following(() -> session().goTo(3));
		assertEquals(decided, window.moment().orElseThrow().line().taken().size(), "what lies ahead is known");
		window.following(() -> session().goTo(decided));
		assertEquals(here, window.question());
	}

	private void changeARule() throws CoreException {
		Question here = window.question();
		IFile rules = project.getFile("oxygen.hull");
		Projects.write(rules, Projects.read(rules) + "\nprocedure Nothing { say \"nothing\" }\n");
		Wait.until("the new rules",
				() -> window.moment().flatMap(Moment::notice).filter(notice -> notice.startsWith("The rules were saved")).isPresent());
		assertEquals(here.number(), window.question().number());
	}

	private void saveAndResume() throws IOException, UnreadableRecord, MissingPack {
		Question here = window.question();
		Path file = folder.resolve("game.json");
		GameFiles.save(file, session().setup(), window.moment().orElseThrow().record());
		window.play(PACK, 3, SEED + 1);
		Saved saved = GameFiles.open(file, Map.of(PACK, project.getLocation().toPath()));
		PlaySession other = session();
		new GameStarter(window.page().getWorkbenchWindow()).resume(saved.decidedBy(Set.of(1)));
		Wait.until("the game that was saved", () -> session() != other && window.moment().isPresent());
		Wait.settled();
		assertEquals(here, window.question());
	}

	private PlaySession session() {
		return window.playTest().session().orElseThrow();
	}

	/** Clicks where it is natural: on the board, on a card, else on the option. */
	private void decide(int decisions) {
		for (int decision = 0; decision < decisions && window.moment().orElseThrow().question().isPresent(); decision++) {
			int option = wanted(window.question());
			if (window.isOnBoard(option)) {
				onBoard++;
				window.following(() -> window.clickOnBoard(window.question().choices().get(option).subject().orElseThrow()));
			} else if (window.isCard(option)) {
				onCards++;
				window.following(() -> window.clickCard(option));
			} else {
				onOptions++;
				window.following(() -> window.clickOption(option));
			}
		}
	}

	private static int wanted(Question question) {
		return RandomStreams.below(SEED, RandomStreams.named("play-test bot in a person's place"), question.number(),
				question.choices().size());
	}
}
