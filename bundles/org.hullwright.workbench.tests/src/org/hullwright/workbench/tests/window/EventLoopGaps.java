package org.hullwright.workbench.tests.window;

import java.time.Duration;

import org.eclipse.swt.widgets.Display;

/**
 * Measures how long the event loop of the window is kept from its events, by a timer that is due every few milliseconds. User-interface
 * thread only.
 */
public final class EventLoopGaps {

	private static final int DUE_MILLIS = 5;
	private static final int CALM_TICKS = 40;
	private final Display display;
	private final Runnable tick = this::tick;
	private long last;
	private long longest;
	private int ticks;

	private EventLoopGaps(Display display) {
		this.display = display;
	}

	/**
	 * Has the event loop do something, and the events that follow from it.
	 *
	 * @return the longest time for which nothing else could be done
	 */
	public static Duration longestDuring(Runnable act) {
		return new EventLoopGaps(Display.getCurrent()).measure(act);
	}

	private Duration measure(Runnable act) {
		last = System.nanoTime();
		display.timerExec(DUE_MILLIS, tick);
		display.asyncExec(act);
		Wait.until("the events that follow", () -> ticks >= CALM_TICKS);
		display.timerExec(-1, tick);
		return Duration.ofNanos(longest);
	}

	private void tick() {
		long now = System.nanoTime();
		longest = Math.max(longest, now - last);
		last = now;
		ticks++;
		display.timerExec(DUE_MILLIS, tick);
	}
}
