package org.hullwright.engine.node;

import java.util.List;

/** Computes a single value. */
public abstract class ValueNode {

	/** The value now; {@link org.hullwright.engine.tree.World#ABSENT} when it is not there. */
	public abstract int value(Frame frame);

	/** Tells why a truth is `no`, where a condition is behind it; see {@link ConditionNode#explain}. */
	public void explain(Frame frame, List<Integer> grounds) {
		// A value that is what it is: nothing more can be said about it.
	}
}
