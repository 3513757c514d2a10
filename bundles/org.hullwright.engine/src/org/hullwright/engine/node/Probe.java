package org.hullwright.engine.node;

/**
 * Looks into a running game: for coverage, checks and debuggers. Asked only in games of a program that was planned with probes; it must not
 * change the state. What it throws as a {@link ContentError} is worded like an error of the rule it looks at.
 */
public interface Probe {

	/** Looks at nothing. */
	Probe NONE = new Probe() {};

	/**
	 * A sentence is about to be performed.
	 *
	 * @param source number of its place in the text
	 * @param frame with the locals that are known there
	 */
	default void before(int source, Frame frame) {}

	/** It was performed to its end; not called when that was ended early. */
	default void after(int source, Frame frame) {}

	/**
	 * The condition of an `if` that says nothing for the other case did not hold.
	 *
	 * @param source number of the place of the condition
	 */
	default void passedBy(int source) {}

	/**
	 * All that a procedure, an effect or a rule does is about to be performed.
	 *
	 * @param source number of its place in the text
	 * @param title how people call it
	 * @param frame with the locals that are known there
	 */
	default void enter(int source, String title, Frame frame) {
		before(source, frame);
	}

	/** It is over; early or not. */
	default void leave(int source, Frame frame) {}
}
