package org.hullwright.updatesite.probe;

import java.nio.file.Path;

import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/**
 * Opens the file that the system property {@value #FILE_PROPERTY} names as soon as the workbench is there, writes what came of it to the
 * file that {@value #REPORT_PROPERTY} names, and closes the workbench.
 */
public final class ProbeOnStart implements IStartup {

	private static final String FILE_PROPERTY = "probe.file";
	private static final String REPORT_PROPERTY = "probe.report";

	@Override
	public void earlyStartup() {
		var errors = new LoggedErrors();
		Platform.addLogListener(errors);
		IWorkbench workbench = PlatformUI.getWorkbench();
		workbench.getDisplay().asyncExec(() -> {
			var report = new OpeningReport(Path.of(System.getProperty(REPORT_PROPERTY)));
			try {
				report.opened(Path.of(System.getProperty(FILE_PROPERTY)), workbench.getActiveWorkbenchWindow().getActivePage());
			} finally {
				Platform.removeLogListener(errors);
				report.write(errors.messages());
				workbench.close();
			}
		});
	}
}
