package org.hullwright.workbench.tests.window;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.custom.CTabFolder;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test during which an error was logged, by whomever; but for two that are known to be the platform's and to do no harm. */
public final class NoErrorLogged implements BeforeEachCallback, AfterEachCallback {

	private static final int FRAMES = 12;
	private final List<IStatus> errors = new CopyOnWriteArrayList<>();
	private final ILogListener listener = (status, plugin) -> {
		if (status.getSeverity() == IStatus.ERROR && !isOfTabsWithoutHeight(status) && !isOfHiddenDebugView(status)) {
			errors.add(status);
		}
	};

	/**
	 * When the theme changes, the platform's tab folder tries to paint pictures as high as its tabs, even while it has no height at all.
	 */
	private static boolean isOfTabsWithoutHeight(IStatus status) {
		return status.getException() instanceof IllegalArgumentException refused
				&& Arrays.stream(refused.getStackTrace()).anyMatch(
						call -> call.getClassName().equals(CTabFolder.class.getName()) && call.getMethodName().equals("updateBkImages"));
	}

	/** A view for debugging starts jobs on the UI thread that do not ask whether the view has been hidden meanwhile. */
	private static boolean isOfHiddenDebugView(IStatus status) {
		return status.getException() instanceof SWTException refused && refused.code == SWT.ERROR_WIDGET_DISPOSED
				&& Arrays.stream(refused.getStackTrace()).map(StackTraceElement::getClassName)
						.takeWhile(caller -> !caller.startsWith("org.hullwright."))
						.anyMatch(caller -> caller.startsWith("org.eclipse.debug.internal.ui."));
	}

	/** The first frames stand in the message, for a report of a build has nothing else. */
	private static String told(IStatus status) {
		Throwable reason = status.getException();
		return reason == null
				? status.toString()
				: Arrays.stream(reason.getStackTrace()).limit(FRAMES).map(StackTraceElement::toString)
						.collect(Collectors.joining(" < ", status + " at ", ""));
	}

	@Override
	public void beforeEach(ExtensionContext context) {
		errors.clear();
		Platform.addLogListener(listener);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Platform.removeLogListener(listener);
		if (!errors.isEmpty()) {
			throw new AssertionError(errors.stream().map(NoErrorLogged::told).collect(Collectors.joining("; ", "logged: ", "")),
					errors.getFirst().getException());
		}
	}
}
