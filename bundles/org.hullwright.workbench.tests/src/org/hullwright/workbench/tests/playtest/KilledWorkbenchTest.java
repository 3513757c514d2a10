package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.workbench.tests.window.OtherWorkbench;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workbench that is killed while a game is played offers that game when it is started again. */
@WindowTest
class KilledWorkbenchTest {

	@TempDir
	private Path home;

	@Test
	void the_game_is_gone_on_with_at_its_last_decision_with_all_its_lines_of_play() throws IOException {
		OtherWorkbench workbench = new OtherWorkbench(home);
		List<String> before = workbench.visitAndKill(Visitor.Errand.PLAY);
		assertTrue(before.stream().anyMatch(line -> line.startsWith("left Line 1")), before::toString);
		assertEquals(before, workbench.visitAndKill(Visitor.Errand.GO_ON));
	}
}
