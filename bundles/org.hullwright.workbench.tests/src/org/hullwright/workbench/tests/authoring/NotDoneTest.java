package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.language.AwaitedAnswer;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;

/** What authors are told when something that they asked for could not be done. */
@WindowTest
class NotDoneTest {

	private static final String TEXT = "pack locked { version 1.0.0 }\nprocedure Heat { increase warmth by 0 say \"hot\" }\nstate warmth: number = 0\n";

	private final AuthoringWindow window = new AuthoringWindow();
	private final List<String> told = new ArrayList<>();

	@Test
	void a_fault_of_the_program_is_told_as_its_own_with_what_to_do_now() {
		hear("fault");
		Optional<String> answer = AwaitedAnswer.of("Looking for what mends it", cancelled -> {
			throw new IllegalStateException("nothing for people");
		});
		assertEquals(Optional.empty(), answer);
		assertEquals(List.of("Looking for what mends it has failed.\n\n"
				+ "That is a fault of Hullwright, not of your text; what you have written is as it was. Save it and try again, or do by hand what you wanted. "
				+ "Should it come again, tell those who make Hullwright, with the end of this file:\n\n"
				+ Platform.getLogFileLocation().toOSString()), told);
	}

	@Test
	void a_fix_that_a_file_refuses_is_told_with_the_name_of_the_file() throws CoreException {
		window.reset();
		IProject pack = Projects.withPack("locked", TEXT);
		IFile file = pack.getFile("locked.hull");
		try {
			Wait.until("the problem", () -> problems(pack).length == 1);
			lock(file, true);
			hear("refused");
			IDE.getMarkerHelpRegistry().getResolutions(problems(pack)[0])[0].run(problems(pack)[0]);
			assertEquals(1, told.size());
			assertTrue(told.getFirst().startsWith("“") && told.getFirst().contains("locked.hull"), told::toString);
			assertEquals(TEXT, Projects.read(file));
		} finally {
			lock(file, false);
			Projects.delete(pack);
			window.packsChecked();
		}
	}

	/** Reads the message that comes, and closes it. */
	private void hear(String picture) {
		var dialog = new DialogPage(NotDone.TITLE);
		Wait.inDialog(dialog.title(), () -> {
			Screenshots.take("not-done-" + picture);
			dialog.all(Label.class).stream().map(Label::getText).filter(text -> !text.isEmpty()).forEach(told::add);
			dialog.press("OK");
			return true;
		});
	}

	private static IMarker[] problems(IProject pack) {
		try {
			return pack.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE);
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}

	private static void lock(IFile file, boolean locked) throws CoreException {
		ResourceAttributes attributes = file.getResourceAttributes();
		attributes.setReadOnly(locked);
		file.setResourceAttributes(attributes);
	}
}
