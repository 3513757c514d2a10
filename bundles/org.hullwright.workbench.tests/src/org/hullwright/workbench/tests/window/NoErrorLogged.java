package org.hullwright.workbench.tests.window;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.custom.CTabFolder;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test during which an error was logged, by whomever; but for one that is known to be the platform's and to do no harm. */
public final class NoErrorLogged implements BeforeEachCallback, AfterEachCallback {

	private final List<IStatus> errors = new CopyOnWriteArrayList<>();
	private final ILogListener listener = (status, plugin) -> {
		if (status.getSeverity() == IStatus.ERROR && !isOfTabsWithoutHeight(status)) {
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

	@Override
	public void beforeEach(ExtensionContext context) {
		errors.clear();
		Platform.addLogListener(listener);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Platform.removeLogListener(listener);
		if (!errors.isEmpty()) {
			throw new AssertionError("logged: " + errors, errors.getFirst().getException());
		}
	}
}
