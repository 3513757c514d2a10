package org.hullwright.playtest.launch;

import java.util.function.Consumer;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The window in which something is begun. */
final class LaunchWindow {

	private LaunchWindow() {}

	/**
	 * Saves what is not saved yet, so that what is played is what is seen, and begins; unless somebody does not want that. On the thread of
	 * the window.
	 */
	static void afterSaving(Consumer<IWorkbenchWindow> beginning) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window != null && PlatformUI.getWorkbench().saveAllEditors(false)) {
			beginning.accept(window);
		}
	}
}
