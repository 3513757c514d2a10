package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.workbench.tests.window.OtherWorkbench;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workbench that is killed while the author types. */
@WindowTest
class KilledWhileTypingTest {

	@TempDir
	private Path home;

	@Test
	void what_was_typed_and_not_saved_is_there_when_it_is_started_again() throws IOException {
		var workbench = new OtherWorkbench(home);
		List<String> typed = workbench.visitAndKill(Typist.Errand.TYPE);
		assertEquals((Typist.SAVED + Typist.TYPED).lines().toList(), typed.stream().filter(line -> !line.isEmpty()).toList());
		assertEquals(typed, workbench.visitAndKill(Typist.Errand.READ));
		assertEquals(Typist.SAVED, Files.readString(home.resolve("workspace/attic/attic.hull")));
	}
}
