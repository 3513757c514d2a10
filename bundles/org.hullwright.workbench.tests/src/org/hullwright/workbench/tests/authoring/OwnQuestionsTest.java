package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.hullwright.playtest.balance.BalanceJob;
import org.hullwright.playtest.balance.BalanceQuestion;
import org.hullwright.playtest.balance.BalanceView;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.workbench.tests.window.ChosenFiles;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.PanelClick;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What the menu of the Balance view asks in dialogs. */
@WindowTest
class OwnQuestionsTest {

	private static final String PACK = """
		pack urn "The Urn" { version 1.0.0 }
		kind lot is card { effect fate }
		lot Blank "Blank" { copies: 9 }
		lot Crown "Crown" { fate { for each player p { set p's won to yes } } }
		deck Lots of lot { contains 9 of Blank, Crown }
		state drawn: number = 0
		procedure SetUp { shuffle Lots }
		phase Draw {
			draw 1 from Lots as next { resolve fate of next }
			increase drawn by 1
			for each player p { choose by p "Another one?" { option "Yes" { }  option "No" { end game "enough" } } }
			if drawn = 3 { end game "drawn" }
		}
		game Urn "The Urn" { players 1 to 1  setup SetUp  round Draw }
		""";
	private static final String COMPONENT = "Ask about a component";
	private static final String WHETHER = "Ask whether something can be";

	@RegisterExtension
	private final ChosenFiles files = new ChosenFiles();
	@TempDir
	private Path home;
	private final AuthoringWindow window = new AuthoringWindow();
	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	private IProject project;
	private BalanceView view;

	@BeforeEach
	void openTheBalanceOfAPack() throws CoreException, CommandException {
		window.reset();
		window.resize(1600, 1000);
		project = Projects.withPack("urn", PACK);
		IDE.openEditor(page, project.getFile("urn.hull"));
		Wait.settled();
		page.getWorkbenchWindow().getService(IHandlerService.class).executeCommand("org.hullwright.playtest.measure", null);
		view = (BalanceView) page.findView(BalanceView.ID);
		Wait.until("the pack", () -> view.balance().isPresent());
	}

	@AfterEach
	void deletePack() throws CoreException {
		PlayTest playTest = page.getWorkbenchWindow().getService(PlayTest.class);
		playTest.session().ifPresent(playTest::end);
		window.reset();
		page.closeAllEditors(false);
		page.hideView(view);
		Wait.until("the games to end", () -> Job.getJobManager().find(BalanceJob.FAMILY).length == 0);
		Projects.delete(project);
	}

	private void choose(String item) {
		Arrays.stream(view.getViewSite().getActionBars().getMenuManager().getItems()).filter(ActionContributionItem.class::isInstance)
				.map(each -> ((ActionContributionItem) each).getAction()).filter(action -> action.getText().equals(item)).findFirst()
				.orElseThrow().run();
	}

	private BalanceQuestion.Reply reply() {
		return view.balance().orElseThrow().inquiries().getFirst().reply();
	}

	private BalanceQuestion.Reply answer() {
		Wait.until("the answer", () -> !view.balance().orElseThrow().inquiries().isEmpty()
				&& (reply() instanceof BalanceQuestion.Reply.Given || reply() instanceof BalanceQuestion.Reply.Refused));
		return reply();
	}

	private BalanceQuestion.Reply.Given given() {
		return assertInstanceOf(BalanceQuestion.Reply.Given.class, answer());
	}

	@Test
	void a_component_is_found_by_a_part_of_its_name_and_asked_about() {
		DialogPage dialog = new DialogPage(COMPONENT);
		Wait.inDialog(COMPONENT, () -> {
			dialog.all(Text.class).getFirst().setText("*Crown lies ready in");
			return true;
		});
		Wait.inDialog(COMPONENT, () -> {
			List<String> listed = Arrays.stream(dialog.all(Table.class).getFirst().getItems()).map(TableItem::getText).toList();
			if (listed.size() != 1 || !dialog.isEnabled("OK")) {
				return false;
			}
			Screenshots.take("balance-component");
			dialog.press("OK");
			return true;
		});
		choose("Ask about a component…");
		assertTrue(given().conclusions().getFirst().startsWith("Crown makes winning easier: "), () -> given().toString());
	}

	@Test
	void the_pack_is_compared_with_a_version_in_a_folder_that_is_chosen() throws IOException {
		Path before = Files.createDirectories(home.resolve("urn"));
		Files.writeString(before.resolve("urn.hull"), PACK.replace("contains 9 of Blank, Crown", "contains 9 of Blank"));
		files.answer(before);
		choose("Compare with another version…");
		assertEquals(List.of("Compare with another version"), files.asked());
		assertTrue(given().conclusions().getFirst().startsWith("The version as it is now makes winning easier: "),
				() -> given().toString());
	}

	@Test
	void whether_something_can_be_is_answered_with_a_game_that_can_be_gone_on_with() {
		answerWhether("drawn = 2");
		assertTrue(
				given().conclusions().getFirst()
						.matches("Yes, in \\d+\\.\\d % \\(.*\\) of 300 games by random programs, at some decision or at the end\\."),
				() -> given().toString());
		assertTrue(given().encounters().getFirst().startsWith("The first is the game with seed "), () -> given().toString());
		Screenshots.take("balance-whether");
		PanelClick.on(view.canvas(), new PanelAction.PlayOn(0));
		PlayTest playTest = page.getWorkbenchWindow().getService(PlayTest.class);
		Wait.until("the game", () -> playTest.moment().flatMap(moment -> moment.question()).isPresent());
		assertEquals("Another one?", playTest.moment().orElseThrow().question().orElseThrow().prompt());
		assertEquals(1, playTest.moment().orElseThrow().line().at());
	}

	@Test
	void a_condition_that_means_nothing_is_refused_with_the_place() {
		answerWhether("drwn = 2");
		String reason = assertInstanceOf(BalanceQuestion.Reply.Refused.class, answer()).reason();
		assertTrue(reason.startsWith("At “drwn = 2”: ") && reason.contains("drawn"), reason);
	}

	private void answerWhether(String condition) {
		DialogPage dialog = new DialogPage(WHETHER);
		Wait.inDialog(WHETHER, () -> {
			assertFalse(dialog.isEnabled("OK"));
			dialog.all(Text.class).getFirst().setText(condition);
			dialog.press("OK");
			return true;
		});
		choose("Ask whether something can be…");
	}
}
