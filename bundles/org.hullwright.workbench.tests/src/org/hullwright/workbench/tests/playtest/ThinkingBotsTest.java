package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.progress.IProgressConstants;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.start.GameStarter;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A person at a table with a bot that takes its time. */
@WindowTest
class ThinkingBotsTest {

	private static final String PACK = "longThoughts";
	/** Fifty decisions of the bot lie between two of the person, each with some hundred long rollouts: far more than a moment anywhere. */
	private static final String RULES = """
			pack longThoughts "Long thoughts" { version 1.0.0 }

			state steps: number = 0
			state rounds: number = 0

			procedure SetUp {}

			phase Thinking {
				choose by (the first player) { option "Begin" {} option "Wait" {} }
				repeat 50 times {
					choose by (the last player) {
						option "Far" { repeat 3000 times { increase steps by 2 } }
						option "Near" { repeat 3000 times { increase steps by 1 } }
					}
				}
			}

			phase End {
				increase rounds by 1
				if rounds >= 4 and steps > 0 { end game "Thought through" }
			}

			game Thoughts { players 2 to 2 setup SetUp round Thinking, End }
			""";
	private static final int PLAYERS = 2;
	private static final long SEED = 1;
	private static final String UNDER_WAY = "Bots are deciding";
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void beginGame() throws CoreException {
		project = Projects.withPack(PACK, RULES);
		window.resize(1280, 800);
		PlaySetup setup = new PlaySetup(project.getLocation().toPath(), Set.of(), PLAYERS, List.of(), null, SEED, Set.of(1))
				.decidedBy(Set.of(1), Map.of(PLAYERS, Bot.AHEAD));
		Optional<PlaySession> before = window.playTest().session();
		new GameStarter(window.page().getWorkbenchWindow()).start(setup, Line.fresh(Set.of(1)));
		Wait.until("the game", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
	}

	@AfterEach
	void deletePack() throws CoreException {
		Optional.ofNullable(window.page().findView(IProgressConstants.PROGRESS_VIEW_ID)).ifPresent(window.page()::hideView);
		window.playTest().session().ifPresent(window.playTest()::end);
		Projects.delete(project);
	}

	@Test
	void can_be_stopped_where_the_next_question_will_stand() {
		stopThemBy(() -> window.clickInDecision(new PanelAction.Stop()));
	}

	@Test
	void can_be_stopped_in_the_progress_view() throws CoreException {
		window.page().showView(IProgressConstants.PROGRESS_VIEW_ID);
		stopThemBy(() -> thinking().ifPresent(Job::cancel));
	}

	private void stopThemBy(Runnable stop) {
		Question asked = window.question();
		session().letBotChoose();
		Wait.until("the bots to think", () -> thinking().isPresent() && window.playTest().botsAreDeciding());
		Wait.settled();
		Screenshots.take("playtest-bots-think");
		stop.run();
		Wait.until("the bots to be stopped", () -> !session().isBusy() && thinking().isEmpty());
		Wait.settled();
		assertEquals(asked, window.question());
		assertTrue(window.moment().orElseThrow().failure().isEmpty());
	}

	private PlaySession session() {
		return window.playTest().session().orElseThrow();
	}

	/** What tells of it in the Progress view, once it has taken longer than a moment. */
	private static Optional<Job> thinking() {
		return Arrays.stream(Job.getJobManager().find(null)).filter(job -> job.getName().equals(UNDER_WAY) && job.getState() == Job.RUNNING)
				.findFirst();
	}
}
