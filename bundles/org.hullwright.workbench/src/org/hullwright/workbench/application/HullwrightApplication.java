package org.hullwright.workbench.application;

import java.io.IOException;

import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/**
 * Opens the window on the workspace that was named with {@code -data}. A workspace belongs to one running program: a second one says so and
 * ends, because two would overwrite each other's changes.
 */
public final class HullwrightApplication implements IApplication {

	@Override
	@NonNullByDefault({})
	public Object start(IApplicationContext context) throws IOException {
		ToolkitStyle.use();
		Display display = PlatformUI.createDisplay();
		try {
			Location workspace = Platform.getInstanceLocation();
			if (!workspace.lock()) {
				context.applicationRunning();
				MessageDialog.openInformation(null, "Hullwright",
						"Hullwright is already open on this workspace:\n\n" + workspace.getURL().getPath()
								+ "\n\nUse that window, or start with --workspace and another folder.");
				return EXIT_OK;
			}
			try {
				int ended = PlatformUI.createAndRunWorkbench(display, new HullwrightAdvisor());
				return ended == PlatformUI.RETURN_RESTART ? EXIT_RESTART : EXIT_OK;
			} finally {
				workspace.release();
			}
		} finally {
			display.dispose();
		}
	}

	@Override
	public void stop() {
		if (PlatformUI.isWorkbenchRunning()) {
			IWorkbench workbench = PlatformUI.getWorkbench();
			workbench.getDisplay().syncExec(workbench::close);
		}
	}
}
