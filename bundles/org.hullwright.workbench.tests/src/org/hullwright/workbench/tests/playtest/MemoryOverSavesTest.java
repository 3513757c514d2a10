package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.hullwright.engine.game.Program;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A rule is saved again and again while a game is played, as in a long day of editing. A soak of 500 saves is run with
 * {@code -Dhullwright.test.saves=500 -Dwindow.tests.seconds=3600}; a usual build saves ten times.
 */
@WindowTest
@Timeout(3600)
class MemoryOverSavesTest {

	private static final int SAVES = Integer.getInteger("hullwright.test.saves", 10);
	/** The rules that are played, and those that caches may keep at hand. */
	private static final int KEPT = 3;
	private static final long MEGABYTE = 1 << 20;
	/** What views and the text of the game's story may take more of than at the first look. */
	private static final long MARGIN = 16 * MEGABYTE;

	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	private final PlayTestWindow window = caves.window();

	@Test
	void programs_that_were_replaced_are_garbage_collected_and_the_heap_stays_flat(TestReporter reporter) throws CoreException {
		caves.play();
		window.following(() -> window.clickOption(window.question().choices().size() - 1));
		List<WeakReference<Program>> replaced = new ArrayList<>();
		long usedAtFirst = 0;
		for (int save = 1; save <= SAVES; save++) {
			replaced.add(new WeakReference<>(window.playTest().session().orElseThrow().program()));
			saveAndPlayOn("Light lamp " + save + "?");
			if (save == Math.max(1, SAVES / 10)) {
				usedAtFirst = usedAfterCollection(replaced);
			}
		}
		long usedInTheEnd = usedAfterCollection(replaced);
		reporter.publishEntry("MiB used after a tenth of the saves, and after all",
				usedAtFirst / MEGABYTE + ", " + usedInTheEnd / MEGABYTE);
		assertTrue(usedInTheEnd <= usedAtFirst + MARGIN, "the heap has grown");
	}

	private void saveAndPlayOn(String prompt) throws CoreException {
		caves.save(text -> text.replaceFirst("Light (a lamp|lamp \\d+)\\?", prompt));
		Wait.until("the new rules", () -> window.question().prompt().equals(prompt));
		window.following(() -> window.clickOption(0));
		window.following(() -> window.playTest().session().orElseThrow().undo());
	}

	private static long usedAfterCollection(List<WeakReference<Program>> replaced) {
		Wait.until("all but the last programs to be collected", () -> {
			System.gc();
			return replaced.stream().filter(program -> program.get() != null).count() <= KEPT;
		});
		return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
	}
}
