package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;

/** A project that has just come is a pack for the language service at once, before anything of it was checked. */
@WindowTest
class NewProjectTest {

	@Test
	void a_file_in_a_folder_of_it_is_linked_with_the_rest_of_the_pack() throws CoreException, IOException {
		Wait.until("the language to be there", () -> HullEditorPlugin.startedLanguage().isPresent());
		HullLanguageService language = HullEditorPlugin.language();
		Job.getJobManager().suspend(); // as if the packs before it were being checked for long
		IProject project = Projects.withExample("retaliation");
		try {
			URI tests = project.getFile("tests/actioncards.hull").getLocationURI();
			assertEquals(List.of(), language.checking().problems(tests, CancelIndicator.NullImpl));
		} finally {
			Job.getJobManager().resume();
			Projects.delete(project);
		}
	}
}
