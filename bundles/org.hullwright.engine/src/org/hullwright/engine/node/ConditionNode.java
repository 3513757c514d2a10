package org.hullwright.engine.node;

/** Finds out whether something holds. */
public abstract class ConditionNode {

	/** Whether it holds now. */
	public abstract boolean holds(Frame frame);
}
