package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.hullwright.packs.family.FamilyGame;
import org.hullwright.playtest.games.GamesView;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The games of the workspace on a page of the workbench. */
@WindowTest
class GamesViewTest {

	private static final String POND = """
		pack pond "The pond" { version 1.0.0 }
		procedure SetUp { }
		phase Day { end game "evening" }
		game Pond "A day at the pond" { players 1 to 3  setup SetUp  round Day }
		""";

	private final AuthoringWindow window = new AuthoringWindow();
	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	private IProject pond;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		pond = Projects.withPack("pond", POND);
	}

	@AfterEach
	void deletePack() throws CoreException {
		page.hideView(page.findView(GamesView.ID));
		Projects.delete(pond);
	}

	@Test
	void tells_the_games_of_the_workspace_and_looks_again_when_a_pack_comes() throws CoreException {
		GamesView view = (GamesView) page.showView(GamesView.ID);
		Wait.until("the games are read", () -> view.family().isPresent());
		assertTrue(titles(view).contains("The pond"), () -> titles(view).toString());
		IProject swan = Projects.withPack("swan", "pack swan \"The swan\" { version 1.0.0 requires pond }\ncharacter Swan \"The swan\"\n");
		try {
			Wait.until("the new pack is told", () -> companions(view).equals(List.of("The swan")));
			assertEquals(List.of("The swan"), companions(view));
			Screenshots.take("games");
		} finally {
			Projects.delete(swan);
		}
	}

	private static List<String> titles(GamesView view) {
		return view.family().stream().flatMap(family -> family.games().stream()).map(game -> game.pack().title()).toList();
	}

	private static List<String> companions(GamesView view) {
		return view.family().stream().flatMap(family -> family.games().stream()).filter(game -> game.pack().name().equals("pond"))
				.map(FamilyGame::companions).flatMap(List::stream).map(pack -> pack.title()).toList();
	}
}
