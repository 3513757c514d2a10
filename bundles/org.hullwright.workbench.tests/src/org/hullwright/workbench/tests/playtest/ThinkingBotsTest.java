package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

/** A person at a table of bots that take their time. */
@WindowTest
class ThinkingBotsTest {

	private static final String PACK = "retaliation";
	private static final int PLAYERS = 5;
	private static final long SEED = 1;
	private static final int ATTEMPTS = 20;
	private static final String UNDER_WAY = "Bots are deciding";
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void beginGame() throws CoreException, IOException {
		project = Projects.withExample(PACK);
		window.resize(1280, 800);
		Map<Integer, Bot> bots = IntStream.rangeClosed(2, PLAYERS).boxed()
				.collect(Collectors.toMap(Function.identity(), seat -> Bot.AHEAD));
		PlaySetup setup = new PlaySetup(project.getLocation().toPath(), Set.of(), PLAYERS, List.of(), null, SEED, Set.of(1))
				.decidedBy(Set.of(1), bots);
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

	/** Bots may be ready just before they are stopped; then they are stopped the next time. */
	private void stopThemBy(Runnable stop) {
		boolean stopped = false;
		for (int attempt = 0; attempt < ATTEMPTS && !stopped; attempt++) {
			Question asked = window.question();
			session().letBotChoose();
			Wait.until("the bots to think, or the next question", () -> thinking().isPresent() || !session().isBusy());
			Wait.settled();
			if (window.playTest().botsAreDeciding()) {
				Screenshots.take("playtest-bots-think");
			}
			boolean seen = window.playTest().botsAreDeciding(); // taking the picture lets them come to an end
			if (seen) {
				stop.run();
			}
			Wait.until("the bots to be stopped, or ready", () -> !session().isBusy() && thinking().isEmpty());
			Wait.settled();
			stopped = seen && window.question().equals(asked);
		}
		assertTrue(stopped, "what was asked before the bots began to think was never asked again");
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
