package org.hullwright.editor.language;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Tells authors that something they asked for could not be done, why, and what they can do now. What concerns nobody but programmers is
 * logged.
 */
public final class NotDone {

	/** The title of the window that says so. */
	public static final String TITLE = "Not done";

	private NotDone() {}

	/**
	 * Opens a window that says so, from whatever thread; it returns once the author has read it only on the thread of the window.
	 *
	 * @param what what could not be done, as a sentence without its full stop
	 * @param reason what a file refused is passed on in its words; all else is a fault of the program
	 */
	public static void tell(String what, Throwable reason) {
		ILog.of(NotDone.class).warn(what, reason);
		Display display = PlatformUI.getWorkbench().getDisplay();
		if (display.getThread() == Thread.currentThread()) {
			open(what, reason);
		} else if (!display.isDisposed()) {
			display.asyncExec(() -> open(what, reason));
		}
	}

	private static void open(String what, Throwable reason) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		MessageDialog.openError(window == null ? null : window.getShell(), TITLE, what + ".\n\n" + advice(reason));
	}

	private static String advice(Throwable reason) {
		if (reason instanceof CoreException refused) {
			return refused.getStatus().getMessage() + "\n\nSee whether the file can be written, then try again.";
		}
		return "That is a fault of Hullwright, not of your text; what you have written is as it was. Save it and try again, or do by hand what you wanted. "
				+ "Should it come again, tell those who make Hullwright, with the end of this file:\n\n"
				+ Platform.getLogFileLocation().toOSString();
	}
}
