package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.hullwright.playtest.balance.Balance;
import org.hullwright.playtest.balance.BalanceJob;
import org.hullwright.playtest.balance.BalanceQuestion;
import org.hullwright.playtest.balance.BalanceView;
import org.hullwright.playtest.balance.ExperimentState;
import org.hullwright.playtest.balance.MeasurementState;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.workbench.tests.window.PanelClick;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The experiments of a pack, measured in the workbench. */
@WindowTest
class BalanceViewTest {

	private static final String PACK = """
		pack coin "The coin" { version 1.0.0 }
		die Penny { 0, 1 }
		state tosses: number = 0
		procedure SetUp { set tosses to 0 }
		phase Toss {
			increase tosses by 1
			let tossed be roll Penny
			if tossed's number = 1 { for each player p { set p's won to yes }  end game "heads" }
			if tosses >= 3 { end game "tails" }
		}
		game Coin { players 1 to 2  setup SetUp  round Toss }
		expansion Patience { after SetUp { set tosses to 2 } }

		experiment "is the coin a fair one" {
			games 500
			varying expansions Patience
			measure "heads in three tosses" (the first player)'s won expect 80 to 95 percent
			measure "tosses until it is over" tosses
			measure "heads at once" tosses = 1 expect 55 to 70 percent
		}

		experiment "how long it takes two" { games 100  players 2  measure "tosses" tosses expect 1 to 3 }
		""";

	private final AuthoringWindow window = new AuthoringWindow();
	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	private IProject project;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		project = Projects.withPack("coin", PACK);
		IDE.openEditor(page, project.getFile("coin.hull"));
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		page.closeAllEditors(false);
		page.hideView(page.findView(BalanceView.ID));
		Wait.until("the games to end", () -> Job.getJobManager().find(BalanceJob.FAMILY).length == 0);
		Projects.delete(project);
	}

	private BalanceView measureBalance() throws CommandException {
		Wait.settled();
		page.getWorkbenchWindow().getService(IHandlerService.class).executeCommand("org.hullwright.playtest.measure", null);
		BalanceView view = (BalanceView) page.findView(BalanceView.ID);
		Wait.until("the experiments", () -> view.balance().isPresent());
		return view;
	}

	private static boolean isMade(Optional<Balance> balance, int trial) {
		return balance.orElseThrow().trials().get(trial).variants().stream()
				.allMatch(tried -> tried.standing() instanceof MeasurementState.Made);
	}

	@Test
	void an_experiment_is_made_by_a_click_and_charted() throws CommandException {
		BalanceView view = measureBalance();
		assertEquals(List.of("is the coin a fair one", "how long it takes two"),
				view.balance().orElseThrow().trials().stream().map(ExperimentState::title).toList());
		PanelClick.on(view.canvas(), new PanelAction.Choose(0));
		Wait.until("the games", () -> isMade(view.balance(), 0));
		assertTrue(view.balance().orElseThrow().trials().get(1).isUntouched());
		page.setPartState(page.getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
		Screenshots.take("balance");
		window.useTheme(AuthoringWindow.DARK);
		Screenshots.take("balance-dark");
		page.setPartState(page.getReference(view), IWorkbenchPage.STATE_RESTORED);
	}

	@Test
	void whether_the_component_at_the_caret_is_too_strong_is_answered_by_one_click() throws CoreException, CommandException {
		page.closeAllEditors(false);
		Projects.delete(project);
		project = Projects.withPack("coin", PACK.substring(0, PACK.indexOf("experiment")) + """
			token Charm "Lucky Charm" { copies: 1 }
			bag Pocket of token { contains Charm }
			after SetUp { for each player p where Charm is in Pocket { set p's won to yes } }
			""");
		EditorPage editor = EditorPage.open(project.getFile("coin.hull"));
		editor.caretBehind("token Charm");
		BalanceView view = measureBalance();
		PanelClick.on(view.canvas(), new PanelAction.Ask(0));
		Wait.until("the answer", () -> view.balance().orElseThrow().inquiries().getFirst().reply() instanceof BalanceQuestion.Reply.Given);
		BalanceQuestion.Reply.Given given = (BalanceQuestion.Reply.Given) view.balance().orElseThrow().inquiries().getFirst().reply();
		assertTrue(
				given.conclusions().getFirst().startsWith("Lucky Charm makes winning easier: somebody wins 100.0 % of 300 games with it"),
				given::toString);
		page.setPartState(page.getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
		Screenshots.take("balance-asked");
		window.useTheme(AuthoringWindow.DARK);
		Screenshots.take("balance-asked-dark");
		page.setPartState(page.getReference(view), IWorkbenchPage.STATE_RESTORED);
	}

	@Test
	void its_title_opens_its_text() throws CommandException {
		BalanceView view = measureBalance();
		page.closeAllEditors(false);
		PanelClick.on(view.canvas(), new PanelAction.Open(view.balance().orElseThrow().trials().get(1).place()));
		assertEquals("coin.hull", EditorPage.active().title());
	}
}
