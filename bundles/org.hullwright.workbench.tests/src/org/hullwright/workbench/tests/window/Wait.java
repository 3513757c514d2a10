package org.hullwright.workbench.tests.window;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** Lets the window work until something holds. Tests run on the user-interface thread, so waiting is dispatching its events. */
public final class Wait {

	private static final Duration PATIENCE = Duration.ofSeconds(90);
	private static final Duration SETTLING = Duration.ofSeconds(10);
	private static final int LOOK_AGAIN_MILLIS = 15;
	private static final int PAINTING_MILLIS = 250;

	private Wait() {}

	/** @param what is waited for, to say what failed */
	public static void until(String what, BooleanSupplier holds) {
		Display display = Display.getCurrent();
		Instant end = Instant.now().plus(PATIENCE);
		while (!holds.getAsBoolean()) {
			if (Instant.now().isAfter(end)) {
				throw new AssertionError("waited in vain: " + what + "; open windows: " + titles(display));
			}
			display.timerExec(LOOK_AGAIN_MILLIS, () -> {});
			if (!display.readAndDispatch()) {
				display.sleep();
			}
		}
	}

	/** A dialog that nobody expected explains most waits in vain. */
	private static List<String> titles(Display display) {
		return Arrays.stream(display.getShells()).filter(Shell::isVisible).map(Shell::getText).toList();
	}

	/** Lets the window do all it has to do now, painting included; a window that always has something to do is not waited for. */
	public static void settled() {
		Display display = Display.getCurrent();
		Instant end = Instant.now().plus(SETTLING);
		display.update();
		while (display.readAndDispatch() && Instant.now().isBefore(end)) {
			display.update();
		}
	}

	/** Lets the display catch up as well: it paints on its own time after it was told what to paint. */
	public static void painted() {
		settled();
		boolean[] over = { false };
		Display.getCurrent().timerExec(PAINTING_MILLIS, () -> over[0] = true);
		until("the window to be painted", () -> over[0]);
	}

	/**
	 * Has something done in a dialog once it is open and ready, while whatever opened it waits for it.
	 *
	 * @param title of its window
	 */
	public static void inDialog(String title, Supplier<Boolean> done) {
		Display display = Display.getCurrent();
		display.timerExec(LOOK_AGAIN_MILLIS, new Runnable() {

			@Override
			public void run() {
				boolean finished = shell(display, title).isPresent() && done.get();
				if (!finished) {
					display.timerExec(LOOK_AGAIN_MILLIS, this);
				}
			}
		});
	}

	/** The open window with a title. */
	public static Optional<Shell> shell(Display display, String title) {
		for (Shell shell : display.getShells()) {
			if (!shell.isDisposed() && shell.isVisible() && shell.getText().equals(title)) {
				return Optional.of(shell);
			}
		}
		return Optional.empty();
	}
}
