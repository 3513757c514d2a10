package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.editor.recovery.RecoveryArea;
import org.hullwright.editor.recovery.Restoration;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever lies in a workspace and whatever becomes of it, the window goes on and no text is lost. */
@WindowTest
class StrainTest {

	private static final String HEAD = "pack strain { version 1.0.0 }\n";
	private static final int MANY = 5_000;
	private static final String EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;
	private IFile file;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		pack = Projects.withPack("strain", HEAD);
		file = pack.getFile("strain.hull");
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		if (pack.exists()) {
			Projects.delete(pack);
		}
		window.packsChecked();
	}

	@Test
	void a_text_that_was_not_saved_when_the_program_was_killed_is_back_in_its_editor(@TempDir Path folder) throws Exception {
		var area = new RecoveryArea(folder.resolve("recovery"));
		area.keep(new RecoveryArea.Unsaved(file.getFullPath(), HEAD + "room Attic\n"));
		new Restoration(area).restore(new RecoveryArea(folder.resolve("recovery")).kept());
		Wait.settled();
		assertEquals(HEAD + "room Attic\n", EditorPage.active().text());
		assertTrue(EditorPage.active().isDirty());
		assertEquals(HEAD, Projects.read(file));
	}

	@Test
	void two_editors_of_one_file_show_the_same_text_and_the_same_mistakes() throws CoreException {
		EditorPage first = EditorPage.open(file);
		IEditorPart other = EditorPage.page().openEditor(new FileEditorInput(file), EDITOR, true, IWorkbenchPage.MATCH_NONE);
		EditorPage second = EditorPage.active();
		assertEquals(2, EditorPage.page().getEditorReferences().length);
		first.replace("version 1.0.0 }\n", "version 1.0.0 }\nroom Attic { dept: 1 }\n");
		assertEquals(first.text(), second.text());
		Wait.until("the mistake in both", () -> first.underlined().equals(List.of("dept")) && second.underlined().equals(List.of("dept")));
		EditorPage.page().closeEditor(other, false);
		first.save();
		assertTrue(Projects.read(file).contains("room Attic"));
	}

	@Test
	void a_pack_that_is_deleted_while_it_is_open_goes_with_its_editors_and_problems() throws CoreException {
		EditorPage.open(file).replace("}\n", "}\nroom Attic { dept: 1 }\n").save();
		Wait.until("the problem", () -> !markers().isEmpty());
		Projects.delete(pack);
		Wait.until("the editors to close", () -> EditorPage.page().getEditorReferences().length == 0);
		window.packsChecked();
	}

	@Test
	void a_text_whose_file_is_gone_is_offered_for_another_file(@TempDir Path folder) throws Exception {
		var area = new RecoveryArea(folder.resolve("recovery"));
		area.keep(new RecoveryArea.Unsaved(pack.getFile("attic.hull").getFullPath(), HEAD + "room Attic\n"));
		new Restoration(area).restore(area.kept());
		Screenshots.take("strain-file-gone");
		Wait.inDialog("Save As", () -> {
			new DialogPage("Save As").press("OK");
			return true;
		});
		choose("open");
		assertEquals("attic.hull", EditorPage.active().title());
		assertEquals(HEAD + "room Attic\n", EditorPage.active().text());
		assertTrue(EditorPage.active().isDirty());
		assertEquals(List.of(), area.kept());
	}

	@Test
	void a_text_whose_file_is_gone_can_be_thrown_away(@TempDir Path folder) throws Exception {
		var area = new RecoveryArea(folder.resolve("recovery"));
		area.keep(new RecoveryArea.Unsaved(pack.getFile("attic.hull").getFullPath(), "room Attic\n"));
		new Restoration(area).restore(area.kept());
		choose("forget");
		assertEquals(List.of(), area.kept());
	}

	/** Chooses what is offered below the news of a text. */
	private static void choose(String offered) {
		var event = new Event();
		event.text = offered;
		Stream.of(Display.getCurrent().getShells()).flatMap(shell -> DialogPage.find(shell, Link.class).stream())
				.filter(link -> link.getText().contains('"' + offered + '"')).findFirst().orElseThrow()
				.notifyListeners(SWT.Selection, event);
	}

	@Test
	void thousands_of_mistakes_are_listed_and_go_when_they_are_mended() throws CoreException {
		String wrong = IntStream.range(0, MANY).mapToObj(number -> "room Attic" + number + " { dept: 1 }\n").collect(Collectors.joining());
		Projects.write(file, HEAD + wrong);
		EditorPage editor = EditorPage.open(file);
		Wait.until("all to be listed", () -> markers().size() == MANY);
		Wait.until("all to be underlined", () -> editor.underlined().size() == MANY);
		Screenshots.take("strain-mistakes");
		editor.replace(wrong, "room Attic\n").save();
		Wait.until("none", () -> markers().isEmpty() && editor.underlined().isEmpty());
	}

	@Test
	void thousands_of_mistakes_are_mended_from_the_list_at_once() throws CoreException {
		String right = IntStream.range(0, MANY).mapToObj(number -> "procedure Heat" + number + " { say \"hot\" }\n")
				.collect(Collectors.joining());
		String state = HEAD + "state warmth: number = 0\n";
		Projects.write(file, state + right.replace("{ say", "{ increase warmth by 0 say"));
		Wait.until("all to be listed", () -> idle().length == MANY);
		var fix = (WorkbenchMarkerResolution) IDE.getMarkerHelpRegistry().getResolutions(idle()[0])[0];
		IMarker[] others = fix.findOtherMarkers(idle());
		assertEquals(MANY, others.length);
		fix.run(others, new NullProgressMonitor());
		assertEquals(state + right, Projects.read(file));
		Wait.until("none", () -> idle().length == 0);
	}

	private IMarker[] idle() {
		return markers().stream().filter(marker -> marker.getAttribute(ProblemMarkers.CODE, "").equals("EFFECT_IDLE"))
				.toArray(IMarker[]::new);
	}

	private List<IMarker> markers() {
		try {
			return pack.exists() ? Arrays.asList(pack.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE)) : List.of();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}
}
