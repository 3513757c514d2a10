package org.hullwright.engine.node;

import org.hullwright.engine.state.GameState;

/** Tells a number of a game. Asking changes nothing. */
public final class Gauge {

	private final ValueNode value;
	private final int slots;
	private final int source;

	/** @param slots that the value needs */
	public Gauge(ValueNode value, int slots, int source) {
		this.value = value;
		this.slots = slots;
		this.source = source;
	}

	/**
	 * The number as things are.
	 *
	 * @param run on which nothing is being performed
	 * @throws ContentError when it cannot be told
	 */
	public int of(Run run) {
		GameState state = run.state();
		int mark = state.mark();
		Frame frame = run.outermost(slots);
		int number = frame.present(value.value(frame), source);
		state.rollback(mark);
		return number;
	}
}
