package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.hullwright.playtest.odds.OddsHover;
import org.hullwright.playtest.odds.OddsMinings;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** <em>Play → Show odds</em> in a pack whose rules are performed as often as is known. */
@WindowTest
class OddsAtTheLineTest {

	private static final String PACK = """
		pack toss { version 1.0.0 }
		die Coin { 1, 1, 1, 6 }
		state luck: number = 0
		procedure SetUp { set luck to 0 }
		phase Throw {
			let tossed be roll Coin
			increase luck by 1
			if luck = 3 { end game }
		}
		game Toss "Toss" { players 1 to 2  setup SetUp  round Throw }
		""";

	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	private IProject project;

	@AfterEach
	void deletePack() throws Exception {
		page.closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void odds_are_shown_above_rules_and_in_the_hover_until_they_are_switched_off() throws Exception {
		project = Projects.withPack("toss", PACK);
		IEditorPart editor = IDE.openEditor(page, project.getFile("toss.hull"));
		ITextViewer viewer = editor.getAdapter(ITextViewer.class);
		showOdds();
		Wait.until("the odds to be counted", () -> labels(viewer, editor).stream().anyMatch(label -> label.startsWith("fires in 100 %")));
		Screenshots.take("odds");
		List<String> labels = labels(viewer, editor);
		assertTrue(labels.contains("fires in 100 % (100 to 100) of games, 3.0 times a game"), labels::toString);
		assertTrue(labels.contains("a roll: 1 in 75 %, 6 in 25 %"), labels::toString);
		assertEquals(1, labels.stream().filter(label -> label.contains("In 1,000 games by random programs, of the text of ")).count(),
				labels::toString);
		String hover = new OddsHover().getHoverInfo(viewer, new OddsHover().getHoverRegion(viewer, PACK.indexOf("let tossed")));
		assertTrue(hover.contains("a roll of Coin: 1 3 of 4 (75.0 %), 6 1 of 4 (25.0 %), exactly"), hover);

		viewer.getDocument().set(PACK.replace("phase Throw {", "phase Throw { // new"));
		assertTrue(labels(viewer, editor).stream().noneMatch(label -> label.contains("3.0 times a game")),
				"a line that says something else");

		showOdds();
		assertEquals(List.of(), labels(viewer, editor));
	}

	@Test
	void a_pack_with_errors_is_told_to_have_them_and_odds_come_when_they_are_mended() throws Exception {
		project = Projects.withPack("toss", PACK.replace("increase luck by 1", "increase lukc by 1"));
		IEditorPart editor = IDE.openEditor(page, project.getFile("toss.hull"));
		ITextViewer viewer = editor.getAdapter(ITextViewer.class);
		showOdds();
		Wait.until("the reason",
				() -> labels(viewer, editor).stream().anyMatch(label -> label.startsWith("No odds: the pack has an error")));
		assertTrue(labels(viewer, editor).getFirst().contains("lukc"), () -> labels(viewer, editor).toString());
		viewer.getDocument().set(PACK);
		editor.doSave(new NullProgressMonitor());
		Wait.until("the odds to be counted", () -> labels(viewer, editor).stream().anyMatch(label -> label.startsWith("fires in 100 %")));
		showOdds();
	}

	private static void showOdds() throws Exception {
		PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(IHandlerService.class)
				.executeCommand("org.hullwright.playtest.showOdds", null);
	}

	private static List<String> labels(ITextViewer viewer, IEditorPart editor) {
		OddsMinings minings = new OddsMinings();
		minings.setContext(editor);
		var provided = minings.provideCodeMinings(viewer, new NullProgressMonitor());
		Wait.until("the code minings", provided::isDone);
		minings.dispose();
		return provided.join().stream().map(ICodeMining::getLabel).toList();
	}
}
