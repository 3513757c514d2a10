package org.hullwright.workbench.tests.window;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a test that waits behind a dialog nobody answers, which would otherwise be forever: such a dialog runs the events of the window
 * itself, on the thread of the test. After a while all dialogs are closed, a picture of them is kept, and what they said is told.
 */
public final class NoDialogLeft implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {

	private static final int PATIENCE_SECONDS = 100;

	private final List<String> left = new ArrayList<>();
	private ScheduledExecutorService clock;
	private ScheduledFuture<?> alarm;

	@Override
	public void beforeAll(ExtensionContext context) {
		clock = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("No dialog left").factory());
	}

	@Override
	public void beforeEach(ExtensionContext context) {
		left.clear();
		Display display = Display.getCurrent();
		alarm = clock.scheduleAtFixedRate(() -> display.asyncExec(() -> closeDialogs(display, context.getDisplayName())), PATIENCE_SECONDS,
				PATIENCE_SECONDS, TimeUnit.SECONDS);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		alarm.cancel(false);
		closeDialogs(Display.getCurrent(), context.getDisplayName());
		if (!left.isEmpty()) {
			throw new AssertionError("A dialog was left open: " + left);
		}
	}

	@Override
	public void afterAll(ExtensionContext context) {
		clock.shutdownNow();
	}

	private void closeDialogs(Display display, String test) {
		List<Shell> dialogs = Arrays.stream(display.getShells()).filter(NoDialogLeft::isDialog).toList();
		if (!dialogs.isEmpty()) {
			Screenshots.take("dialog-left-" + test.replaceAll("\\W+", "-"));
			for (Shell dialog : dialogs) {
				left.add(dialog.getText() + texts(dialog));
				dialog.close();
			}
		}
	}

	private static boolean isDialog(Shell shell) {
		return !shell.isDisposed() && shell.isVisible()
				&& (shell.getStyle() & (SWT.APPLICATION_MODAL | SWT.PRIMARY_MODAL | SWT.SYSTEM_MODAL)) != 0;
	}

	private static List<String> texts(Composite parent) {
		var found = new ArrayList<String>();
		for (Control child : parent.getChildren()) {
			if (child instanceof Label label && !label.getText().isBlank()) {
				found.add(label.getText());
			} else if (child instanceof Composite composite) {
				found.addAll(texts(composite));
			}
		}
		return found;
	}
}
