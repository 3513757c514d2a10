package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.WorkbenchException;
import org.hullwright.picture.Drawing;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The theme in whose looks the view shows cards, chosen in its menu. */
@WindowTest
class CardThemeTest {

	private static final String CELLARS = """
		pack cellars { version 1.0.0 licence "CC0-1.0" requires core from 0.1.0 below 1.0.0 }

		kind trap is card { printed damage: number = 0 }
		trap Web "Web" { damage: 2 }
		""";
	private static final String INK = """
		pack inkTheme "Theme: Ink" { version 1.0.0 licence "CC0-1.0" requires core from 0.1.0 below 1.0.0 }

		show card { side front { fill: "#112233" show title at middle } }
		""";
	private CardBesideText beside;
	private IProject project;
	private IProject theme;

	@BeforeEach
	void showCard() throws CoreException, WorkbenchException {
		beside = new CardBesideText();
		project = Projects.withPack("cellars", CELLARS);
		theme = Projects.withPack("inkTheme", INK);
		Wait.settled();
		CardBesideText.caretAt(beside.open(project, "cellars.hull"), "trap Web");
		beside.waitFor("Web");
	}

	@AfterEach
	void deletePacks() throws CoreException {
		choose("As designed");
		Projects.delete(theme);
		beside.delete(project);
	}

	@Test
	void is_chosen_in_the_menu_and_left_again() {
		Wait.until("the theme in the menu", () -> menu().contains("Theme: Ink"));
		assertEquals("As designed", menu().getFirst());
		List<Drawing> before = drawings();

		choose("Theme: Ink");
		Wait.until("a card in its looks", () -> !drawings().equals(before));
		Screenshots.take("card-theme");

		choose("As designed");
		Wait.until("the card as it was", () -> drawings().equals(before));
	}

	private List<Drawing> drawings() {
		return beside.view.picture().orElseThrow().drawings();
	}

	private List<String> menu() {
		return items().map(MenuItem::getText).toList();
	}

	private void choose(String title) {
		items().filter(item -> item.getText().equals(title)).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
	}

	/** Opened anew, as a click on the tool bar does it. */
	private Stream<MenuItem> items() {
		var toolBar = (ToolBarManager) beside.view.getViewSite().getActionBars().getToolBarManager();
		IAction action = Stream.of(toolBar.getItems()).filter(ActionContributionItem.class::isInstance)
				.map(item -> ((ActionContributionItem) item).getAction()).filter(each -> "Theme".equals(each.getText())).findFirst()
				.orElseThrow();
		Menu menu = action.getMenuCreator().getMenu(toolBar.getControl());
		return Stream.of(menu.getItems());
	}
}
