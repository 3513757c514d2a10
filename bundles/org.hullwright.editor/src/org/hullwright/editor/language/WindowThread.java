package org.hullwright.editor.language;

import java.util.concurrent.Executor;

import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Runs tasks on the UI thread, in the order in which they come, as long as what they are for is there. */
public final class WindowThread {

	private WindowThread() {}

	/** Runs tasks while a control is there. */
	public static Executor of(Control owner) {
		Display display = owner.getDisplay();
		return task -> of(display).execute(() -> {
			if (!owner.isDisposed()) {
				task.run();
			}
		});
	}

	/** Runs tasks until the workbench ends. */
	public static Executor of(Display display) {
		return task -> {
			if (!display.isDisposed()) {
				display.asyncExec(task);
			}
		};
	}
}
