package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.picture.Drawing;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The card beside the text it is made from. */
@WindowTest
class CardViewTest {

	private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	private static final String CELLARS = """
		pack cellars { version 1.0.0 licence "CC0-1.0" requires core from 0.1.0 below 1.0.0 }

		extend room { effect use by actor: character }
		token Rat "Rat" { copies: 4 }

		room WineCellar "Wine cellar" {
			use { place Rat in this room }
		}
		translation de { "Wine cellar" is "Weinkeller" "Rat" is "Ratte" }
		""";
	private CardBesideText beside;
	private CardView view;
	private IProject project;

	@BeforeEach
	void showCard() throws WorkbenchException {
		beside = new CardBesideText();
		view = beside.view;
	}

	@AfterEach
	void deletePack() throws CoreException {
		useTheme(LIGHT);
		beside.delete(project);
	}

	@Test
	void is_the_component_at_the_caret_while_it_is_written() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		ITextEditor editor = open("cellars.hull");
		CardBesideText.caretAt(editor, "copies");
		beside.waitFor("Rat");
		CardBesideText.caretAt(editor, "use { place");
		beside.waitFor("Wine cellar");
		assertEquals("Place 1 Rat in this Room.", rules());
		replace(editor, "place Rat", "place 3 of Rat");
		Wait.until("the rules to follow the text", () -> rules().equals("Place 3 Rats in this Room."));
		replace(editor, "place 3 of Rat in this room", "place 3 of ");
		Wait.until("the unfinished text", () -> rules().contains("…"));
	}

	@Test
	void speaks_the_languages_of_the_pack() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		CardBesideText.caretAt(open("cellars.hull"), "use { place");
		Wait.until("the languages of the pack", () -> view.languages().equals(List.of("de")));
		view.choose("de");
		beside.waitFor("Weinkeller");
		assertTrue(rules().contains("Ratte"), this::rules);
		view.choose("");
		beside.waitFor("Wine cellar");
	}

	@Test
	void is_gone_when_its_text_is_closed_and_another_takes_its_place() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		Projects.write(project.getFile("attic.hull"), "pack cellars\nroom Attic \"Attic\"\n");
		CardBesideText.caretAt(open("attic.hull"), "room Attic");
		beside.waitFor("Attic");
		CardBesideText.caretAt(open("cellars.hull"), "use { place");
		beside.waitFor("Wine cellar");
		beside.page.closeEditor(beside.page.getActiveEditor(), false);
		beside.waitFor("Attic");
		beside.page.closeEditor(beside.page.getActiveEditor(), false);
		Wait.until("no card", () -> view.card().isEmpty() && view.picture().isEmpty());
		Screenshots.take("card-none");
		assertFalse(view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).isEnabled());
		CardBesideText.caretAt(open("cellars.hull"), "use { place");
		beside.waitFor("Wine cellar");
	}

	@Test
	void changes_its_colours_with_the_theme() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		CardBesideText.caretAt(open("cellars.hull"), "use { place");
		Wait.until("the rules to be read", () -> rules().equals("Place 1 Rat in this Room."));
		var light = view.picture().orElseThrow().drawings();
		useTheme(DARK);
		Wait.until("other colours", () -> !view.picture().orElseThrow().drawings().equals(light));
		useTheme(LIGHT);
		Wait.until("the colours of before", () -> view.picture().orElseThrow().drawings().equals(light));
	}

	@Test
	void is_copied_as_a_picture_and_as_text() throws CoreException {
		project = Projects.withPack("cellars", CELLARS);
		CardBesideText.caretAt(open("cellars.hull"), "use { place");
		Wait.until("the rules to be read", () -> rules().equals("Place 1 Rat in this Room."));
		view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).run();
		Clipboard clipboard = new Clipboard(Display.getCurrent());
		try {
			assertTrue(clipboard.getContents(TextTransfer.getInstance()).toString().contains("Place 1 Rat"));
			assertTrue(clipboard.getContents(ImageTransfer.getInstance()) != null, "the picture");
		} finally {
			clipboard.dispose();
		}
	}

	@Test
	void looks_like_what_is_on_the_table() throws CoreException, IOException {
		project = Projects.withExample("retaliation");
		shows("rooms.hull", "room LifeSupportControlA", "Life Support Control A", "card-room");
		shows("events.hull", "event ShortCircuit", "Short circuit", "card-event");
		shows("items.hull", "item SignalJammer", "Signal Jammer", "card-item");
		shows("objectives.hull", "objective SampleReturn", "Sample return", "card-objective");
		shows("gear.hull", "gear Ammo", "Ammo", "card-token");
		useTheme(DARK);
		shows("rooms.hull", "room SurgeryRoom", "Surgery Room", "card-room-dark");
		shows("events.hull", "event Creaking", "Creaking hulls", "card-event-dark");
		shows("items.hull", "item Bandages", "Bandages", "card-item-dark");
		shows("objectives.hull", "objective LastFlight", "Last flight", "card-objective-dark");
	}

	@Test
	void shows_the_picture_that_the_pack_has_of_it() throws CoreException, IOException {
		IProject game = Projects.withExample("retaliation");
		try {
			project = Projects.withExample("homebrew-gardens");
			CardBesideText.caretAt(open("pack.hull"), "room Greenhouse");
			Wait.until("the game that it belongs to", () -> rules().contains("Noise"));
			shows("pack.hull", "room Greenhouse", "Greenhouse", "card-picture");
			assertEquals(1, view.picture().orElseThrow().drawings().stream().filter(Drawing.Pixels.class::isInstance).count());
		} finally {
			beside.page.closeAllEditors(false);
			Projects.delete(game);
		}
	}

	private void shows(String file, String words, String title, String picture) throws CoreException {
		CardBesideText.caretAt(open(file), words);
		beside.waitFor(title);
		assertTrue(view.picture().orElseThrow().drawings().size() > 5);
		Screenshots.take(picture);
		beside.maximize();
		Screenshots.take(picture + "-large");
		beside.restore();
	}

	private ITextEditor open(String file) throws CoreException {
		return beside.open(project, file);
	}

	private static void replace(ITextEditor editor, String words, String by) {
		CardBesideText.document(editor).set(CardBesideText.document(editor).get().replace(words, by));
		CardBesideText.caretAt(editor, "use { ");
	}

	private String rules() {
		return view.card().map(card -> card.faces().getFirst().rules().plain()).orElse("");
	}

	private static void useTheme(String theme) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(theme, false);
		Wait.settled();
	}
}
