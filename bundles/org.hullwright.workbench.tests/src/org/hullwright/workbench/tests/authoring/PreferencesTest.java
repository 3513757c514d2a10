package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an author may want otherwise, chosen in the workbench's dialog; it counts at once. */
@WindowTest
class PreferencesTest {

	private static final String GAME = """
			pack watch { version 1.0.0 }
			phase Day { stop }
			procedure Begin { stop }
			procedure Rest {
				say "Good night"
			}
			game One { players 1 to 4 setup Begin round Day }
			""";
	private static final String WRITING = "org.hullwright.editor.preferences";
	private static final String COLOURS = "org.hullwright.editor.preferences.colours";
	private static final String WARNINGS = "org.hullwright.editor.preferences.warnings";
	private static final String PACK_WARNINGS = "org.hullwright.editor.properties.warnings";
	private static final String PACK = "org.hullwright.editor.properties.pack";
	private static final DialogPage PREFERENCES = new DialogPage("Preferences");
	private static final DialogPage PROPERTIES = new DialogPage("Properties for watch");
	private static final String UNPERFORMED = "PROCEDURE_UNPERFORMED";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;
	private EditorPage editor;

	@BeforeEach
	void openPack() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		pack = Projects.withPack("watch", GAME);
		editor = EditorPage.open(pack.getFile("watch.hull"));
		window.packsChecked();
		Wait.until("the warning", () -> severities().equals(List.of(IMarker.SEVERITY_WARNING)));
	}

	@AfterEach
	void takeAllBack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		preferences(WRITING, () -> PREFERENCES.press("Restore Defaults"));
		preferences(WARNINGS, () -> PREFERENCES.press("Restore Defaults"));
		EditorPage.page().closeAllEditors(false);
		Projects.delete(pack);
		window.packsChecked();
	}

	@Test
	void a_warning_is_an_error_in_all_packs_as_soon_as_the_author_wishes() {
		preferences(WARNINGS, () -> {
			select(PREFERENCES, UNPERFORMED);
			assertTrue(explanation(PREFERENCES).startsWith("A procedure that nobody performs"), () -> explanation(PREFERENCES));
			assertEquals("Warning", PREFERENCES.chosen("Report what is selected as:"));
			PREFERENCES.choose("Report what is selected as:", "Error");
			Screenshots.take("preferences-warnings");
		});
		Wait.until("an error in the list", () -> severities().equals(List.of(IMarker.SEVERITY_ERROR)));
		Wait.until("an error in the text", () -> editor.severities().equals(List.of("org.eclipse.ui.workbench.texteditor.error")));
	}

	@Test
	void what_is_not_to_be_reported_goes_from_the_list_and_the_text() {
		preferences(WARNINGS, () -> {
			select(PREFERENCES, UNPERFORMED);
			PREFERENCES.choose("Report what is selected as:", "Nothing");
		});
		Wait.until("no problem", () -> severities().isEmpty() && editor.complaints().isEmpty());
		preferences(WARNINGS, () -> PREFERENCES.press("Restore Defaults"));
		Wait.until("the warning", () -> severities().equals(List.of(IMarker.SEVERITY_WARNING)) && editor.complaints().size() == 1);
	}

	@Test
	void a_filter_finds_warnings_by_their_words_and_errors_when_they_are_wanted() {
		window.useTheme(AuthoringWindow.DARK);
		preferences(WARNINGS, () -> {
			PREFERENCES.all(Text.class).stream().filter(text -> text.getMessage().equals("Words of a warning")).findFirst().orElseThrow()
					.setText("roll");
			assertTrue(codes(PREFERENCES).contains("DIE_UNROLLED") && !codes(PREFERENCES).contains(UNPERFORMED),
					() -> codes(PREFERENCES).toString());
			assertFalse(codes(PREFERENCES).contains("ROLL_IS_NO_NUMBER"));
			PREFERENCES.press("Show errors as well");
			assertTrue(codes(PREFERENCES).contains("ROLL_IS_NO_NUMBER"), () -> codes(PREFERENCES).toString());
			select(PREFERENCES, "ROLL_IS_NO_NUMBER");
			assertFalse(PREFERENCES.isOfferedToChoose("Report what is selected as:"));
			Screenshots.take("preferences-warnings-dark");
		});
	}

	@Test
	void one_pack_can_take_a_warning_otherwise_and_what_it_says_itself_counts_more() throws CoreException {
		properties(PACK_WARNINGS, () -> {
			PROPERTIES.press("Take warnings otherwise in this pack");
			select(PROPERTIES, UNPERFORMED);
			PROPERTIES.choose("Report what is selected as:", "Error");
			Screenshots.take("properties-warnings");
		});
		Wait.until("an error in the list", () -> severities().equals(List.of(IMarker.SEVERITY_ERROR)));
		editor.replace("version 1.0.0", "version 1.0.0  report UNUSED as hint").save();
		Wait.until("a hint in the list", () -> severities().equals(List.of(IMarker.SEVERITY_INFO)));
		properties(PACK_WARNINGS, () -> Wait.until("what the pack says", () -> row(PROPERTIES, UNPERFORMED).getText(2).equals("Hint")));
	}

	@Test
	void the_properties_of_a_pack_are_what_its_manifest_says_and_how_it_is() {
		properties(PACK, () -> {
			for (String value : List.of("watch", "1.0.0", "watch.hull, line 1", "0 errors, 1 warnings, 0 hints")) {
				Wait.until(value, () -> PROPERTIES.says(value));
			}
			Screenshots.take("properties-pack");
		});
	}

	@Test
	void a_text_is_formatted_and_blanks_at_ends_of_lines_go_when_it_is_saved() {
		preferences(WRITING, () -> {
			PREFERENCES.press("Format it");
			Screenshots.take("preferences-hull");
		});
		editor.replace("\tsay", "say   ").save();
		assertEquals(GAME, editor.text());
		preferences(WRITING, () -> {
			PREFERENCES.press("Format it");
			PREFERENCES.press("Remove blanks at the ends of lines");
		});
		editor.replace("night\"", "night\"  ").replace("phase Day", "phase   Day").caretBehind("pack").save();
		assertEquals(GAME.replace("phase Day", "phase   Day"), editor.text());
	}

	@Test
	void what_is_pasted_is_formatted_only_as_long_as_the_author_likes_that() {
		preferences(WRITING, () -> PREFERENCES.press("Format what is pasted, when it is at least a line"));
		String loop = "   repeat 2 times {\n stop\n  }\n";
		editor.caretBehind("procedure Rest {\n").paste(loop);
		preferences(WRITING, () -> PREFERENCES.press("Format what is pasted, when it is at least a line"));
		editor.caretBehind("procedure Rest {\n").paste("say    \"so\"\n");
		Wait.until("what was pasted later to be formatted", () -> editor.text().contains("\n\tsay \"so\"\n"));
		assertTrue(editor.text().contains(loop), editor::text);
	}

	@Test
	void what_is_written_is_indented_as_the_author_likes_it() {
		preferences(WRITING, () -> {
			PREFERENCES.press("Indent with spaces instead of tabs");
			PREFERENCES.all(Spinner.class).getFirst().setSelection(2);
		});
		editor.run("org.hullwright.editor.format");
		Wait.until("spaces", () -> editor.text().equals(GAME.replace("\t", "  ")));
		editor.caretBehind("night\"").type("\nrepeat 2 times {\nstop");
		assertTrue(editor.text().contains("\n  repeat 2 times {\n    stop\n  }\n}"), editor::text);
	}

	@Test
	void colours_are_chosen_for_light_and_dark_surroundings_apart() {
		RGB mine = new RGB(200, 0, 0);
		Wait.until("the colours", () -> editor.lookOf("phase Day") != null);
		preferences(COLOURS, () -> Screenshots.take("preferences-colours"));
		HullPalette.choose(HullStyle.KEYWORD, mine);
		Wait.until("the colour in the text", () -> editor.lookOf("phase Day").foreground.getRGB().equals(mine));
		window.useTheme(AuthoringWindow.DARK);
		Wait.until("the usual dark colour", () -> !editor.lookOf("phase Day").foreground.getRGB().equals(mine));
		preferences(COLOURS, () -> Screenshots.take("preferences-colours-dark"));
		window.useTheme(AuthoringWindow.LIGHT);
		Wait.until("the chosen light colour", () -> editor.lookOf("phase Day").foreground.getRGB().equals(mine));
		preferences(COLOURS, () -> PREFERENCES.press("Restore Defaults"));
		Wait.until("the usual light colour", () -> !editor.lookOf("phase Day").foreground.getRGB().equals(mine));
	}

	private static void preferences(String page, Runnable done) {
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		apply(PREFERENCES, done, () -> PreferencesUtil.createPreferenceDialogOn(window, page, null, null).open());
	}

	private void properties(String page, Runnable done) {
		Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
		apply(PROPERTIES, done, () -> PreferencesUtil.createPropertyDialogOn(window, pack, page, null, null).open());
	}

	/** Has something done in a dialog and applied; what is not as expected there is told when the dialog is closed. */
	private static void apply(DialogPage dialog, Runnable done, Runnable open) {
		var fault = new AtomicReference<AssertionError>();
		Wait.inDialog(dialog.title(), () -> {
			try {
				done.run();
				dialog.press("Apply and Close");
			} catch (AssertionError otherwise) {
				fault.set(otherwise);
				dialog.press("Cancel");
			}
			return true;
		});
		open.run();
		Wait.settled();
		if (fault.get() != null) {
			throw fault.get();
		}
	}

	private static void select(DialogPage dialog, String code) {
		TableItem item = row(dialog, code);
		item.getParent().setSelection(item);
		var selected = new Event();
		selected.item = item;
		item.getParent().notifyListeners(SWT.Selection, selected);
	}

	private static TableItem row(DialogPage dialog, String code) {
		return Arrays.stream(table(dialog).getItems()).filter(item -> codeIn(item).equals(code)).findFirst()
				.orElseThrow(() -> new AssertionError(codes(dialog)));
	}

	private static List<String> codes(DialogPage dialog) {
		return Arrays.stream(table(dialog).getItems()).map(PreferencesTest::codeIn).toList();
	}

	private static String codeIn(TableItem item) {
		return item.getText(item.getParent().getColumnCount() - 1);
	}

	private static Table table(DialogPage dialog) {
		return dialog.all(Table.class).getLast();
	}

	private static String explanation(DialogPage dialog) {
		return dialog.all(StyledText.class).getLast().getText();
	}

	private List<Integer> severities() {
		try {
			return Stream.of(pack.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE))
					.map(marker -> marker.getAttribute(IMarker.SEVERITY, -1)).toList();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}
}
