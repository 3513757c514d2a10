package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.PlaySetup;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How a pack is played is kept, and one key begins it once more. */
@WindowTest
class RunConfigurationsTest {
	private static final String PACK = "lanterns";
	private static final String AGAIN = "org.eclipse.debug.ui.commands.RunLast";
	private static final String CONFIGURATIONS = "org.hullwright.playtest.configurations";
	private static final String DIALOG = "Run Configurations";
	private final PlayTestWindow window = new PlayTestWindow();
	private IProject project;

	@BeforeEach
	void makePack() throws CoreException, IOException {
		forgetWhatIsKept();
		project = Projects.withPack(PACK, Files.readString(Path.of(System.getProperty("hullwright.test.pack"))));
		window.resize(1600, 1000);
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.playTest().session().ifPresent(window.playTest()::end);
		forgetWhatIsKept();
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	/** Every game that is begun in the window is kept, those of other tests as well. */
	private static void forgetWhatIsKept() throws CoreException {
		for (ILaunchConfiguration kept : kept()) {
			kept.delete();
		}
	}

	private static ILaunchConfiguration[] kept() throws CoreException {
		return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations();
	}

	private static void run(String command) {
		try {
			PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException reason) {
			throw new AssertionError(reason);
		}
	}

	private PlaySetup setup() {
		return window.playTest().session().map(PlaySession::setup).orElseThrow();
	}

	@Test
	void how_a_pack_is_played_is_kept_under_its_name() throws CoreException {
		window.play(PACK);
		window.play(PACK);
		assertEquals(List.of(PACK), Arrays.stream(kept()).map(ILaunchConfiguration::getName).toList());
	}

	@Test
	void what_was_begun_last_is_begun_once_more() {
		window.play(PACK);
		Optional<PlaySession> before = window.playTest().session();
		PlaySetup played = setup();
		run(AGAIN);
		Wait.until("another game", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
		assertEquals(played, setup());
		assertNotEquals(before, window.playTest().session());
	}

	@Test
	void a_configuration_is_shown_with_all_that_was_chosen() {
		window.play(PACK);
		Wait.inDialog(DIALOG, () -> {
			boolean read = Wait.shell(Display.getCurrent(), DIALOG).filter(dialog -> window.hasText(dialog, Long.toString(setup().seed()))).isPresent();
			if (read) {
				Wait.painted();
				Screenshots.take("run-configurations");
				PlayTestWindow.press(DIALOG, "Close");
			}
			return read;
		});
		run(CONFIGURATIONS);
	}
}
