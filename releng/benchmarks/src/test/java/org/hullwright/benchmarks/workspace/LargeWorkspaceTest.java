package org.hullwright.benchmarks.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is measured is a workspace as it should be. */
class LargeWorkspaceTest {

	@TempDir
	private Path folder;

	@Test
	void it_has_as_many_elements_as_it_says() {
		assertEquals(20_000, LargeWorkspace.elements());
	}

	@Test
	void there_is_nothing_wrong_with_its_packs() throws IOException {
		LargeWorkspace workspace = LargeWorkspace.in(folder, 3);
		HullLanguageService service = HullIdeSetup.start();
		service.workspace().setPacks(workspace.packs());
		for (Path pack : workspace.packs()) {
			service.checking().check(pack, CancelIndicator.NullImpl).forEach((file, problems) -> assertEquals(List.of(),
					problems.stream().map(problem -> problem.line() + ": " + problem.message()).toList(), file::toString));
		}
	}
}
