package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.expressions.EvaluationContext;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionConverter;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.StructuredSelection;
import org.hullwright.playtest.packtests.TestsView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** "Run As" in the menu of a pack or of a file of it. */
@WindowTest
class RunAsTest {

	private static final String GAME = "Hull game";
	private static final String TESTS = "Hull tests";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1600, 1000);
	private final PlayTestWindow window = caves.window();

	@Test
	void a_game_and_tests_are_offered_for_a_pack_and_for_a_file_of_it() throws CoreException {
		assertEquals(List.of(GAME, TESTS), offeredFor(caves.project()));
		assertEquals(List.of(GAME, TESTS), offeredFor(caves.file()));
	}

	@Test
	void for_a_file_that_is_no_hull_neither_is_offered() throws CoreException {
		IFile notes = caves.project().getFile("notes.txt");
		Projects.write(notes, "more moths?");
		assertEquals(List.of(), offeredFor(notes));
	}

	@Test
	void a_pack_that_was_played_is_played_the_same_way() throws CoreException {
		caves.play();
		PlaySession before = session().orElseThrow();
		launch(GAME, caves.project());
		Wait.until("another game", () -> session().filter(now -> now != before).isPresent() && window.moment().isPresent());
		assertEquals(before.setup(), session().orElseThrow().setup());
	}

	@Test
	void the_tests_of_the_pack_of_a_file_are_run() throws CoreException {
		caves.save(text -> text + "\ntest \"a lamp gives light\" { when { place Lamp in Mouth } then { expect Mouth has Lamp } }\n");
		launch(TESTS, caves.file());
		Wait.until("the view of tests", () -> window.page().findView(TestsView.ID) != null);
		TestsView tests = (TestsView) window.page().findView(TestsView.ID);
		Wait.until("the tests", () -> tests.summary().startsWith("lanterns: 1 passed"));
		assertTrue(session().isEmpty(), "no game was begun");
	}

	private Optional<PlaySession> session() {
		return window.playTest().session();
	}

	private static List<IConfigurationElement> shortcuts() {
		return Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.debug.ui.launchShortcuts"))
				.filter(shortcut -> shortcut.getContributor().getName().equals("org.hullwright.playtest")).toList();
	}

	private static List<String> offeredFor(IResource selected) {
		return shortcuts().stream().filter(shortcut -> isOfferedFor(selected, shortcut)).map(shortcut -> shortcut.getAttribute("label"))
				.sorted().toList();
	}

	private static boolean isOfferedFor(IResource selected, IConfigurationElement shortcut) {
		List<IResource> selection = List.of(selected);
		EvaluationContext context = new EvaluationContext(null, selection);
		context.addVariable("selection", selection);
		try {
			Expression when = ExpressionConverter.getDefault()
					.perform(shortcut.getChildren("contextualLaunch")[0].getChildren("enablement")[0]);
			return when.evaluate(context) == EvaluationResult.TRUE;
		} catch (CoreException reason) {
			throw new AssertionError(reason);
		}
	}

	private static void launch(String label, IResource selected) throws CoreException {
		IConfigurationElement found = shortcuts().stream().filter(shortcut -> shortcut.getAttribute("label").equals(label)).findFirst()
				.orElseThrow();
		((ILaunchShortcut) found.createExecutableExtension("class")).launch(new StructuredSelection(selected), "run");
	}
}
