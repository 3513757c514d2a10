package org.hullwright.playtest.debug;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.debug.Step;

/** Where a game is to stand still, and the game while it does. Any thread. */
public final class Debugger {

	private final List<DebuggerListener> listeners = new CopyOnWriteArrayList<>();
	private volatile Set<StopLine> breakpoints = Set.of();
	private volatile boolean stopsNext;
	/** Holds null while no game stands still. */
	private final AtomicReference<@Nullable RunWatch> stopped = new AtomicReference<>();

	/** Where the game is to stand still from now on. */
	public void stopAt(Set<StopLine> lines) {
		breakpoints = Set.copyOf(lines);
	}

	/** Makes the game stand still before the next sentence. */
	public void stopNext() {
		stopsNext = true;
	}

	/** Whether there is anything that a game could stand still for. */
	public boolean isWanted() {
		return stopsNext || !breakpoints.isEmpty();
	}

	/** The game where it stands still; none while it does not. */
	public Optional<Suspension> suspension() {
		return Optional.ofNullable(stopped.get()).flatMap(RunWatch::suspension);
	}

	/** Lets the game go on that stands still; ignored when none does. */
	public void go(Step step) {
		Optional.ofNullable(stopped.get()).ifPresent(watch -> watch.go(step));
	}

	/**
	 * Begins to watch a game that is about to be played.
	 *
	 * @param insight into the rules that it is played by
	 * @param live whether it may stand still from its beginning on
	 * @param told hears of each standstill, on the thread of the game
	 */
	public RunWatch watch(Insight insight, boolean live, Runnable told) {
		return new RunWatch(this, insight, live, told);
	}

	public void addListener(DebuggerListener listener) {
		listeners.add(listener);
	}

	public void removeListener(DebuggerListener listener) {
		listeners.remove(listener);
	}

	Set<StopLine> breakpoints() {
		return breakpoints;
	}

	/** Whether somebody wished it to stop; that is forgotten. */
	boolean takeWish() {
		if (!stopsNext) {
			return false;
		}
		stopsNext = false;
		return true;
	}

	void stopped(RunWatch watch, Suspension suspension) {
		stopped.set(watch);
		listeners.forEach(listener -> listener.stopped(suspension));
	}

	/** A game that was left does not matter any more when another one stands still. */
	void goesOn(RunWatch watch) {
		if (stopped.compareAndSet(watch, null)) {
			listeners.forEach(DebuggerListener::goesOn);
		}
	}
}
