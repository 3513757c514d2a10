package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.navigation.DeclarationDetector;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.editor.quickassist.HullQuickAssist;
import org.hullwright.workbench.tests.window.EventLoopGaps;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * While the language service is busy with something else for many seconds, the window goes on: no event waits until it is free.
 */
@WindowTest
class HangingLanguageTest {

	/** Far above what a loaded machine takes to paint and to write a file, far below what waiting for the service would take. */
	private static final Duration BOUND = HangingLanguage.BUSY_FOR.dividedBy(4);
	private static final IEclipsePreferences PREFERENCES = InstanceScope.INSTANCE.getNode(HullEditorPlugin.ID);
	private static final String FORMAT_ON_SAVE = "save.format";
	private static final String TEXT = """
		pack cellars { version 1.0.0 }
		state warmth: number = 0
		procedure Heat of amount: number { increase warmth by amount }
		procedure Cook { increase warmth by 0 do Heat of 3 }
		""";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject project;
	private IFile file;
	private EditorPage editor;
	private HangingLanguage language;

	@BeforeEach
	void openTextAndHangService() throws CoreException {
		window.reset();
		project = Projects.withPack("cellars", TEXT);
		file = project.getFile("cellars.hull");
		editor = EditorPage.open(file);
		Wait.until("the mistake in the text", () -> !editor.underlined().isEmpty());
		window.packsChecked();
		askEverythingOnce();
		language = HangingLanguage.about(file.getLocationURI());
	}

	/** What the first answer costs is no matter of waiting: classes are loaded for it. */
	private void askEverythingOnce() {
		editor.caretBehind("procedure Heat").offers();
		new DeclarationDetector().detectHyperlinks(editor.viewer(), new Region(TEXT.indexOf("warmth by"), 0), false);
		Wait.painted();
	}

	@AfterEach
	void letServiceGo() throws CoreException {
		language.close();
		EditorPage.page().closeAllEditors(false);
		Projects.delete(project);
		window.packsChecked();
	}

	@Test
	void pointing_at_names_with_ctrl_does_not_stop_the_window_and_finds_the_link_later() {
		var detector = new DeclarationDetector();
		int name = TEXT.indexOf("Heat of 3");
		var found = new AtomicReference<IHyperlink[]>();
		for (int move = 0; move < 4; move++) {
			int at = name + move;
			assertShort(() -> found.set(detector.detectHyperlinks(editor.viewer(), new Region(at, 0), false)));
			assertEquals(null, found.get());
		}
		language.close();
		Wait.until("the link", () -> detector.detectHyperlinks(editor.viewer(), new Region(name, 0), false) != null);
	}

	@Test
	void ctrl_1_does_not_stop_the_window_and_says_that_it_is_still_looking() {
		editor.caretBehind("increase warmth by 0");
		var listed = new AtomicReference<List<String>>();
		assertShort(() -> listed.set(editor.offersNow()));
		assertEquals(List.of(HullQuickAssist.LATE), listed.get());
		language.close();
		Wait.until("what mends it", () -> editor.offersNow().stream().anyMatch(offer -> !offer.equals(HullQuickAssist.LATE)));
	}

	@Test
	void moving_the_caret_does_not_stop_the_window_while_a_hint_for_parameters_is_shown() {
		language.close();
		editor.caretBehind("do Heat of ");
		((ITextOperationTarget) editor.viewer()).doOperation(ISourceViewer.CONTENTASSIST_CONTEXT_INFORMATION);
		Wait.settled();
		language = HangingLanguage.about(file.getLocationURI());
		for (String words : List.of("do Heat of 3", "do Heat", "procedure Cook", "state warmth", "do Heat of ")) {
			assertShort(() -> editor.caretBehind(words));
		}
	}

	@Test
	void hovering_does_not_stop_the_window() {
		for (String words : List.of("Cook", "warmth by", "Heat of 3")) {
			assertShort(() -> editor.pointAt(words));
		}
	}

	@Test
	void the_fixes_of_a_marker_are_not_waited_for() throws CoreException {
		var marker = project.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE)[0];
		assertShort(() -> IDE.getMarkerHelpRegistry().hasResolutions(marker));
		assertShort(() -> IDE.getMarkerHelpRegistry().getResolutions(marker));
	}

	@Test
	void saving_does_not_wait_for_the_text_to_be_put_in_order() throws CoreException {
		PREFERENCES.putBoolean(FORMAT_ON_SAVE, true);
		try {
			editor.replace("procedure Cook {", "procedure   Cook {");
			assertShort(editor::save);
			assertTrue(editor.text().contains("procedure   Cook"), editor::text);
			language.close();
			Wait.until("the text to be in order", () -> editor.text().contains("procedure Cook"));
			Wait.until("the text to be saved in order", () -> !editor.isDirty());
			assertEquals(editor.text(), Projects.read(file));
		} finally {
			PREFERENCES.remove(FORMAT_ON_SAVE);
		}
	}

	private void assertShort(Runnable act) {
		assertTrue(language.isBusy(), "the service must hang while this is measured");
		Duration gap = EventLoopGaps.longestDuring(act);
		assertTrue(language.isBusy(), "the window waited until the service was free");
		assertTrue(gap.compareTo(BOUND) < 0, () -> "nothing happened in the window for " + gap.toMillis() + " ms");
	}
}
