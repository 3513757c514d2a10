package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.hover.HullHover;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.editor.recovery.RecoveryArea;
import org.hullwright.workbench.authoring.AuthoringPerspective;
import org.hullwright.workbench.examples.ExampleFolder;
import org.hullwright.workbench.examples.ExamplesJob;
import org.hullwright.workbench.examples.SeenExamples;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;

/** Writes a small pack of cellars and rats in the real workbench. */
@WindowTest
class AuthoringWindowTest {

	private static final String KINDS = """
			pack cellars { version 1.0.0  licence "CC0-1.0"  requires core from 0.1.0 below 1.0.0 }

			extend room {
				/* How much water stands in it. */
				printed depth: number = 0
				state flooded: truth = no
			}

			token Rat "Rat" { copies: 4 }
			""";
	private static final String ROOMS = """
			// The rooms of the house.
			pack cellars

			room WineCellar "Wine cellar" {
				depth: 2
			}

			room CoalCellar "Coal cellar" {
				depth: 1
			}

			procedure Flood {
				for each room {
					set room's flooded to yes
					place Rat in room
				}
				say "The water rises."
			}
			""";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject project;
	private EditorPage editor;

	@BeforeEach
	void openRooms() throws CoreException {
		window.reset();
		project = Projects.withPack("cellars", KINDS);
		Projects.write(project.getFile("rooms.hull"), ROOMS);
		editor = EditorPage.open(project.getFile("rooms.hull"));
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		EditorPage.page().closeAllEditors(false);
		Projects.delete(project);
		window.packsChecked();
	}

	@Test
	void the_window_for_writing_shows_packs_text_outline_and_problems() {
		EditorPage.page().resetPerspective(); // others may have been here, and have looked at something else
		assertEquals(AuthoringPerspective.ID, EditorPage.page().getPerspective().getId());
		assertTrue(window.packsInTree().contains("cellars"), () -> window.packsInTree().toString());
		Wait.until("the outline", () -> window.outline().contains("WineCellar  Wine cellar"));
		assertTrue(EditorPage.page().isPartVisible(EditorPage.page().findView(IPageLayout.ID_PROBLEM_VIEW)));
		window.resize(1280, 800);
		editor.isColoured();
		Screenshots.take("authoring-1280x800");
	}

	@Test
	void a_right_text_is_not_complained_about() throws CoreException {
		editor.isColoured();
		window.packsChecked();
		assertEquals(List.of(), editor.complaints());
		assertEquals(List.of(), markers());
	}

	@Test
	void a_misspelt_name_is_underlined_where_it_stands_until_it_is_right() {
		editor.replace("depth: 1", "dept: 1");
		Wait.until("the misspelt name to be underlined", () -> editor.underlined().equals(List.of("dept")));
		editor.isColoured();
		Screenshots.take("authoring-misspelt");
		editor.replace("dept: 1", "depth: 1");
		Wait.until("the line to go", () -> editor.underlined().isEmpty());
	}

	@Test
	void a_mistake_is_listed_when_the_file_is_saved_and_goes_when_it_is_mended() throws CoreException {
		editor.replace("place Rat", "place Rats").save();
		Wait.until("the problem to be listed", () -> !markers().isEmpty());
		IMarker marker = markers().getFirst();
		assertEquals(editor.text().indexOf("Rats"), marker.getAttribute(IMarker.CHAR_START, -1));
		assertEquals("UNKNOWN_NAME", marker.getAttribute(ProblemMarkers.CODE, ""));
		editor.replace("place Rats", "place Rat").save();
		Wait.until("the problem to go", () -> markers().isEmpty());
	}

	@Test
	void a_misspelt_name_is_mended_by_its_quick_fix() {
		editor.replace("place Rat", "place Rta");
		Wait.until("the misspelt name to be underlined", () -> editor.underlined().equals(List.of("Rta")));
		editor.caretBehind("place Rta");
		assertEquals(List.of("Change to “Rat”", "Create token “Rta”"), editor.quickFixes());
		editor.applyQuickFix();
		assertEquals(ROOMS, editor.text());
	}

	@Test
	void a_word_that_no_dictionary_has_is_made_one_of_the_pack() throws CoreException {
		editor.replace("The water rises.", "The water of Zorblax rises.");
		Wait.until("the word to be underlined", () -> editor.underlined().equals(List.of("Zorblax")));
		editor.caretBehind("Zorbl");
		Screenshots.take("authoring-spelling");
		editor.offers().stream().filter(offer -> offer.getDisplayString().startsWith("“Zorblax” is right")).findFirst().orElseThrow()
				.apply(null);
		Wait.until("the line to go", () -> editor.underlined().isEmpty());
		assertTrue(Projects.read(project.getFile("cellars.hull")).contains("below 1.0.0 words \"Zorblax\" }"));
	}

	@Test
	void a_word_is_not_called_misspelt_before_the_caret_has_left_it() {
		editor.caretBehind("The water rises").type(" Zorb");
		editor.replace("depth: 1", "dept: 1");
		Wait.until("the text to be looked at", () -> editor.underlined().contains("dept"));
		assertEquals(List.of("dept"), editor.underlined());
		editor.caretBehind("The rooms");
		Wait.until("the word to be underlined", () -> editor.underlined().equals(List.of("dept", "Zorb")));
	}

	@Test
	void a_problem_in_the_list_is_mended_there() throws CoreException {
		editor.replace("place Rat", "place Rta").save();
		Wait.until("the problem to be listed", () -> !markers().isEmpty());
		EditorPage.page().activate(EditorPage.page().showView(IPageLayout.ID_PROBLEM_VIEW));
		var fixes = IDE.getMarkerHelpRegistry().getResolutions(markers().getFirst());
		assertEquals("Change to “Rat”", fixes[0].getLabel());
		fixes[0].run(markers().getFirst());
		Wait.until("the problem to go", () -> markers().isEmpty());
		assertEquals(ROOMS, editor.text());
	}

	@Test
	void what_is_wrong_in_a_saved_text_is_offered_once_and_before_refactorings() {
		editor.replace("place Rat", "place Rta").save();
		Wait.until("the problem to be listed", () -> !markers().isEmpty());
		editor.caretBehind("place Rta");
		List<String> offered = editor.offers().stream().map(ICompletionProposal::getDisplayString).toList();
		assertEquals(List.of("Change to “Rat”", "Create token “Rta”"), offered.subList(0, 2));
		assertEquals(offered.stream().distinct().toList(), offered);
	}

	@Test
	void a_change_in_one_file_is_a_mistake_in_another() {
		EditorPage kinds = EditorPage.open(project.getFile("cellars.hull"));
		kinds.replace("printed depth", "printed height").save();
		Wait.until("the other file to have problems", () -> markers().stream()
				.filter(marker -> marker.getResource().getName().equals("rooms.hull")).count() == 2);
	}

	@Test
	void content_assist_offers_what_a_room_may_still_say() {
		editor.caretBehind("depth: 1").type("\n");
		List<String> proposals = editor.proposals();
		Screenshots.take("authoring-assist");
		editor.closeProposals();
		assertTrue(proposals.stream().anyMatch(proposal -> proposal.startsWith("flooded")), proposals::toString);
		assertTrue(proposals.stream().noneMatch(proposal -> proposal.startsWith("depth") || proposal.startsWith("tile")),
				proposals::toString);
	}

	@Test
	void the_list_of_proposals_closes_when_the_only_word_left_is_written() {
		editor.replace("place Rat", "place ").caretBehind("place ");
		editor.proposals();
		editor.type("Rat");
		Wait.until("the list to close", () -> !editor.isProposing());
		assertTrue(editor.text().contains("place Rat"), editor::text);
	}

	@Test
	void open_declaration_goes_to_the_declaration_in_another_file() {
		editor.caretBehind("place Ra").run("org.eclipse.ui.edit.text.open.hyperlink");
		Wait.until("the other file", () -> EditorPage.active().title().equals("cellars.hull"));
		assertEquals("Rat", EditorPage.active().selection());
	}

	@Test
	void open_declaration_goes_into_the_core_library() {
		editor.caretBehind("for each roo").run("org.eclipse.ui.edit.text.open.hyperlink");
		Wait.until("the library", () -> EditorPage.active().title().equals("core.hull"));
		assertEquals("room", EditorPage.active().selection());
		assertFalse(EditorPage.active().isDirty());
	}

	@Test
	void the_outline_follows_the_caret() {
		Wait.until("the outline", () -> window.outline().contains("CoalCellar  Coal cellar"));
		editor.caretBehind("depth: 1");
		Wait.until("the room around the caret", () -> window.outlineSelection().equals(List.of("CoalCellar  Coal cellar")));
	}

	@Test
	void properties_tell_what_is_at_the_caret_or_selected_in_the_outline() {
		window.showProperties();
		editor.run("org.eclipse.ui.window.activateEditor");
		editor.caretBehind("\tdep");
		Wait.until("the property", () -> window.properties().contains("Name: depth") && window.properties().contains("Usual value: 0"));
		editor.caretBehind("room WineCellar");
		Wait.until("the room", () -> window.properties()
				.containsAll(List.of("Title: Wine cellar", "depth: 2", "flooded: no (usual)", "Declared in: rooms.hull, line 4")));
		Screenshots.take("authoring-properties");
		Wait.until("the outline", () -> window.outline().contains("CoalCellar  Coal cellar"));
		window.selectInOutline("CoalCellar");
		Wait.until("what is selected in the outline", () -> window.properties().contains("Title: Coal cellar"));
		window.close(IPageLayout.ID_PROP_SHEET);
	}

	@Test
	void a_hover_tells_what_a_name_means_with_its_comment() {
		String told = new HullHover().getHoverInfo(editor.viewer(), new Region(editor.text().indexOf("depth") + 1, 0));
		assertTrue(told.contains("printed depth: number"), told);
		assertTrue(told.contains("How much water stands in it."), told);
	}

	@Test
	void the_same_name_is_marked_where_it_is_used() {
		editor.caretBehind("set roo");
		Wait.until("the occurrences", () -> editor.marked().equals(List.of("room", "room", "room")));
	}

	@Test
	void references_are_listed_in_the_search_view() {
		editor.caretBehind("place Ra").run("org.eclipse.ui.genericeditor.findReferences");
		Wait.until("the references", () -> window.searchResult().contains("15: place Rat in room"));
		Screenshots.take("authoring-references");
		assertTrue(window.searchResult().contains("9: token Rat \"Rat\" { copies: 4 }"), () -> window.searchResult().toString());
	}

	@Test
	void format_tidies_the_text_in_one_step() {
		editor.replace("\tdepth: 1", "depth:    1");
		editor.run("org.hullwright.editor.format");
		Wait.until("the text to be tidy", () -> editor.text().equals(ROOMS));
	}

	@Test
	void a_brace_is_closed_and_what_is_in_it_indented() {
		editor.caretBehind("\"The water rises.\"").type("\nrepeat 2 times {\nstop");
		assertTrue(editor.text().contains("\t\tsay \"The water rises.\"\n\trepeat 2 times {\n\t\tstop\n\t}\n}".substring(1)), editor::text);
	}

	@Test
	void the_dark_theme_has_colours_of_its_own() {
		editor.isColoured();
		RGB light = editor.lookOf("room WineCellar").foreground.getRGB();
		window.resize(1600, 1000);
		Screenshots.take("authoring-1600x1000");
		window.useTheme(AuthoringWindow.DARK);
		Wait.until("the dark colours", () -> !editor.lookOf("room WineCellar").foreground.getRGB().equals(light));
		Screenshots.take("authoring-dark-1600x1000");
		assertNotEquals(light, editor.lookOf("room WineCellar").foreground.getRGB());
	}

	@Test
	void unsaved_text_is_kept_until_it_is_saved() throws IOException {
		var area = new RecoveryArea(Platform.getStateLocation(FrameworkUtil.getBundle(RecoveryArea.class)).append("recovery").toPath());
		editor.replace("Wine cellar", "Wine vault");
		Wait.until("the text to be kept", () -> kept(area).contains(editor.text()));
		editor.save();
		Wait.until("the text to be forgotten", () -> kept(area).isEmpty());
	}

	@Test
	void examples_are_copied_once_and_stay_away_when_deleted(@TempDir Path folder) throws Exception {
		Path examples = Files.createDirectories(folder.resolve("examples/attics"));
		Files.writeString(examples.resolve("attics.hull"), KINDS.replace("cellars", "attics"));
		Files.writeString(examples.resolve(".project"), "<projectDescription><name>attics</name></projectDescription>");
		Files.createDirectories(folder.resolve("examples/web-page"));
		installExamples(folder);
		IProject attics = ResourcesPlugin.getWorkspace().getRoot().getProject("attics");
		assertTrue(attics.getFile("attics.hull").exists());
		Wait.until("the tree to hold it apart from packs of one's own", () -> window.examplesInTree().contains("attics")
				&& !window.packsInTree().contains("attics") && window.packsInTree().contains("cellars"));
		assertEquals("Example packs", window.packsInTree().getLast());
		Screenshots.take("authoring-example-packs");
		assertFalse(ResourcesPlugin.getWorkspace().getRoot().getProject("web-page").exists(), "what is no project stays where it is");
		Projects.write(attics.getFile("attics.hull"), "pack attics");
		assertTrue(Files.readString(examples.resolve("attics.hull")).contains("extend room"), "the installed example is as it was");
		Projects.delete(attics);
		Wait.until("a group without packs to go", () -> !window.packsInTree().contains("Example packs"));
		installExamples(folder);
		assertFalse(attics.exists());
	}

	private static void installExamples(Path folder) {
		var seen = new SeenExamples(InstanceScope.INSTANCE.getNode("org.hullwright.workbench.tests"));
		var job = new ExamplesJob(new ExampleFolder(folder.resolve("examples")), seen, folder.resolve("incoming"),
				ResourcesPlugin.getWorkspace());
		job.schedule();
		Wait.until("the examples to be copied", () -> job.getResult() != null);
		assertTrue(job.getResult().isOK(), () -> job.getResult().toString());
	}

	private static List<String> kept(RecoveryArea area) {
		try {
			return area.kept().stream().map(RecoveryArea.Unsaved::content).toList();
		} catch (IOException failure) {
			throw new AssertionError(failure);
		}
	}

	private List<IMarker> markers() {
		try {
			return Stream.of(project.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE)).toList();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}
}
