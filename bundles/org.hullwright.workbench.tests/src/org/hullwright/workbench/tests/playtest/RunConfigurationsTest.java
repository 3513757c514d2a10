package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How a pack is played is kept, and one key begins it once more. */
@WindowTest
class RunConfigurationsTest {

	private static final String AGAIN = "org.eclipse.debug.ui.commands.RunLast";
	private static final String CONFIGURATIONS = "org.hullwright.playtest.configurations";
	private static final String DIALOG = "Run Configurations";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1600, 1000);
	private final PlayTestWindow window = caves.window();

	/** Every game that is begun in the window is kept, those of other tests as well. */
	@BeforeEach
	@AfterEach
	void forgetWhatIsKept() throws CoreException {
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
		caves.play();
		caves.play();
		assertEquals(List.of(LanternCaves.PACK), Arrays.stream(kept()).map(ILaunchConfiguration::getName).toList());
	}

	@Test
	void what_was_begun_last_is_begun_once_more() {
		caves.play();
		Optional<PlaySession> before = window.playTest().session();
		PlaySetup played = setup();
		run(AGAIN);
		Wait.until("another game", () -> !window.playTest().session().equals(before) && window.moment().isPresent());
		assertEquals(played, setup());
		assertNotEquals(before, window.playTest().session());
	}

	@Test
	void a_configuration_is_shown_with_all_that_was_chosen() {
		caves.play();
		Wait.inDialog(DIALOG, () -> {
			boolean read = Wait.shell(Display.getCurrent(), DIALOG).filter(dialog -> window.hasText(dialog, Long.toString(setup().seed())))
					.isPresent();
			if (read) {
				Screenshots.take("run-configurations");
				PlayTestWindow.press(DIALOG, "Close");
			}
			return read;
		});
		run(CONFIGURATIONS);
	}
}
