package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.guide.GuideView;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The tutorial and the reference, beside the text somebody writes. */
@WindowTest
class GuideTest {

	private static final String CELLARS = """
			// What water does.
			pack cellars "The cellars" { version 1.0.0 }

			procedure Flood of room: room reads "{room} is under water" { say "wet" }

			procedure Rain { for each room { do Flood of room } }
			""";

	private final AuthoringWindow window = new AuthoringWindow();
	private GuideView guide;

	@BeforeEach
	void openGuide() throws PartInitException {
		window.reset();
		window.resize(1600, 1000);
		guide = (GuideView) EditorPage.page().showView(GuideView.ID);
		Wait.settled();
	}

	@AfterEach
	void closeGuide() {
		window.useTheme(AuthoringWindow.LIGHT);
		EditorPage.page().hideView(guide);
	}

	@Test
	void begins_with_what_one_can_look_up() {
		assertEquals("contents.md", guide.page());
		assertTrue(text().getText().startsWith("Guide to Hull\n"), text()::getText);
		assertTrue(guide.links().containsAll(List.of("tutorial.md", "how-to/new-room.md", "reference/README.md", "glossary:")),
				guide.links()::toString);
		Screenshots.take("guide-contents");
		assertEquals(0, text().getTopPixel(), "one sees its beginning");
		assertNull(marksLeft(), "marks of Markdown are not shown");
	}

	@Test
	void examples_have_the_colours_of_the_editor() {
		guide.open("reference/kinds.md");
		Wait.settled();
		Screenshots.take("guide");
		Color keyword = colourOf("kind flower is token");
		assertNotEquals(keyword, colourOf("flower is token"), "a keyword stands out");
		window.useTheme(AuthoringWindow.DARK);
		Wait.until("the colours of the dark theme", () -> !keyword.equals(colourOf("kind flower is token")));
		Screenshots.take("guide-dark");
	}

	@Test
	void a_search_in_the_help_of_the_workbench_finds_pages_of_the_guide() {
		PlatformUI.getWorkbench().getHelpSystem().search("reshuffling");
		Wait.until("the page", () -> guide.links().contains("reference/zones.md"));
	}

	@Test
	void a_page_that_is_not_there_is_not_gone_to() {
		guide.open("nowhere.md");
		assertEquals("contents.md", guide.page());
	}

	@Test
	void every_link_on_the_first_page_leads_somewhere() {
		for (String link : guide.links()) {
			guide.open("contents.md");
			guide.follow(link);
			Wait.until("the page " + link, () -> guide.page().equals(link));
		}
	}

	@Test
	void what_is_searched_for_is_found_in_the_pages_and_in_the_rules_of_the_packs() throws CoreException {
		IProject cellars = Projects.withPack("cellars", CELLARS);
		try {
			window.packsChecked();
			guide.search("water");
			Wait.until("what is found", () -> text().getText().contains("Flood of room: room – room is under water"));
			guide.search("reshuffling deck");
			Wait.until("the page", () -> guide.links().contains("reference/zones.md"));
			assertTrue(text().getText().contains("A reshuffling deck"), text()::getText);
			Screenshots.take("guide-search");
			guide.search("xyzzy");
			Wait.until("that nothing is found", () -> text().getText().contains("Nothing is found."));
		} finally {
			Projects.delete(cellars);
		}
	}

	@Test
	void the_rules_of_a_pack_are_listed_by_theme_with_links_to_their_texts() throws CoreException {
		IProject cellars = Projects.withPack("cellars", CELLARS);
		try {
			window.packsChecked();
			guide.open("glossary:");
			Wait.until("the packs", () -> guide.links().contains("glossary:cellars"));
			guide.follow("glossary:cellars");
			Wait.until("the procedures", () -> text().getText().contains("Cellars\nWhat water does.\n"));
			window.useTheme(AuthoringWindow.DARK);
			Screenshots.take("guide-glossary-dark");
			guide.follow(guide.links().getFirst());
			Wait.until("the text of it", () -> EditorPage.page().getActiveEditor() != null && EditorPage.active().selection()
					.equals("Flood"));
		} finally {
			EditorPage.page().closeAllEditors(false);
			Projects.delete(cellars);
		}
	}

	@Test
	void f1_leads_to_the_word_at_the_caret() throws CoreException {
		IProject cellars = Projects.withPack("cellars", CELLARS);
		try {
			EditorPage editor = EditorPage.open(cellars.getFile("cellars.hull"));
			window.packsChecked();
			editor.caretBehind("proced").run("org.hullwright.editor.guide");
			Wait.until("the keyword", () -> guide.page().equals("word:procedure"));
			assertTrue(guide.links().contains("reference/procedures.md"), guide.links()::toString);
			Screenshots.take("guide-word");
			editor.caretBehind("do Flo").run("org.hullwright.editor.guide");
			Wait.until("the procedure", () -> guide.page().equals("word:Flood") && text().getText()
					.contains("procedure Flood of room: room"));
		} finally {
			EditorPage.page().closeAllEditors(false);
			Projects.delete(cellars);
		}
	}

	private Color colourOf(String words) {
		return text().getStyleRangeAtOffset(text().getText().indexOf(words)).foreground;
	}

	private String marksLeft() {
		return Arrays.stream(text().getText().split("\n")).filter(line -> line.startsWith("```") || line.contains("](")).findFirst()
				.orElse(null);
	}

	private StyledText text() {
		return find((Composite) guide.getSite().getService(MPart.class).getWidget());
	}

	private static StyledText find(Composite parent) {
		return Arrays.stream(parent.getChildren())
				.map(child -> child instanceof StyledText found ? found : child instanceof Composite inner ? find(inner) : null)
				.filter(found -> found != null).findFirst().orElse(null);
	}
}
