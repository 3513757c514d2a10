package org.hullwright.engine.node;

import java.util.List;

/** Finds out whether something holds. */
public abstract class ConditionNode {

	private final int source;

	/** @param source number of its place in the text */
	protected ConditionNode(int source) {
		this.source = source;
	}

	/** Number of its place in the text. */
	public final int source() {
		return source;
	}

	/** Whether it holds now. */
	public abstract boolean holds(Frame frame);

	/**
	 * Tells why it does not hold. To be asked only when it does not: nobody pays for a reason that is not wanted.
	 *
	 * @param grounds numbers of the places of conditions that do not hold, each because of the next; to be added to
	 */
	public void explain(Frame frame, List<Integer> grounds) {
		grounds.add(source);
	}
}
