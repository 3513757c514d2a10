package org.hullwright.engine.node;

/** Computes a single value. */
public abstract class ValueNode {

	/** The value now; {@link org.hullwright.engine.tree.World#ABSENT} when it is not there. */
	public abstract int value(Frame frame);
}
