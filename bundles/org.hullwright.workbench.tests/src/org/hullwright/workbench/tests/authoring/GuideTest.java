package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.guide.GuideView;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The tutorial and the reference, beside the text somebody writes. */
@WindowTest
class GuideTest {

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
	void begins_with_the_tutorial() {
		assertEquals("tutorial.md", guide.page());
		assertTrue(text().getText().startsWith("From nothing to a small game\n"), text()::getText);
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
		Wait.settled();
		assertTrue(text().getText().startsWith("“reshuffling” in the guide\n"), text()::getText);
		assertTrue(text().getText().lines().anyMatch(line -> line.startsWith("•  ") && line.contains("reshuffling")), text()::getText);
		Screenshots.take("guide-search");
	}

	@Test
	void words_that_no_page_has_are_said_to_be_nowhere() {
		guide.search("xylophone quartet");
		assertTrue(text().getText().contains("No page has these words."), text()::getText);
	}

	@Test
	void a_page_that_is_not_there_is_not_gone_to() {
		guide.open("nowhere.md");
		assertEquals("tutorial.md", guide.page());
	}

	private Color colourOf(String words) {
		return text().getStyleRangeAtOffset(text().getText().indexOf(words)).foreground;
	}

	private String marksLeft() {
		return Arrays.stream(text().getText().split("\n")).filter(line -> line.startsWith("```") || line.contains("](")).findFirst().orElse(null);
	}

	private StyledText text() {
		return find((Composite) guide.getSite().getService(MPart.class).getWidget());
	}

	private static StyledText find(Composite parent) {
		return Arrays.stream(parent.getChildren()).map(child -> child instanceof StyledText found ? found : child instanceof Composite inner ? find(inner) : null)
				.filter(found -> found != null).findFirst().orElse(null);
	}
}
