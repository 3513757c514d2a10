package org.hullwright.playtest.board;

import java.util.OptionalDouble;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Canvas;

/**
 * Lets pieces that were moved go their way on a board before they stand where they have come to: a tween with ease in and out. There is
 * none for those who want no animations, here or on the whole system, and nothing is painted once it is over.
 */
final class Motion {

	private static final int MILLIS = 650;
	private static final int STEP = 30; // milliseconds
	private static final double NANOS = 1_000_000;
	private static final String WANTED = "animatedMoves";
	private final Canvas canvas;
	private final BoardPresenter board;
	private final Runnable painted;
	private final Runnable tick = this::tick;
	private boolean running;
	private long began; // in nanoseconds; of no meaning while it is not running

	/** @param painted paints the board anew */
	Motion(Canvas canvas, BoardPresenter board, Runnable painted) {
		this.canvas = canvas;
		this.board = board;
		this.painted = painted;
	}

	/** Pieces have been moved since the board was shown last. */
	void begin() {
		if (isWanted() && canvas.isVisible() && board.beginMotion()) {
			began = System.nanoTime();
			painted.run();
			if (!running) {
				running = true;
				canvas.getDisplay().timerExec(STEP, tick);
			}
		}
	}

	/** How much of their way is behind the pieces; empty when none is on its way. */
	OptionalDouble share() {
		if (!running) {
			return OptionalDouble.empty();
		}
		double passed = Math.min(1, (System.nanoTime() - began) / NANOS / MILLIS);
		return OptionalDouble.of(passed * passed * (3 - 2 * passed));
	}

	private void tick() {
		if (canvas.isDisposed()) {
			running = false;
		} else if ((System.nanoTime() - began) / NANOS < MILLIS && board.painted() != board.picture()) {
			canvas.redraw();
			canvas.getDisplay().timerExec(STEP, tick);
		} else {
			running = false;
			board.endMotion();
			painted.run();
		}
	}

	/** Whether moves are animated. */
	static boolean isWanted() {
		return !ReducedMotion.isAskedFor() && preferences().getBoolean(WANTED, true);
	}

	/** Has moves animated from now on, or not; where the system asks for reduced motion they are not, whatever is wanted here. */
	static void want(boolean animated) {
		preferences().putBoolean(WANTED, animated);
	}

	private static IEclipsePreferences preferences() {
		return InstanceScope.INSTANCE.getNode("org.hullwright.playtest");
	}
}
