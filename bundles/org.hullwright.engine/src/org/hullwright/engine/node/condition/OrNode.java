package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;

/** One of both. */
public final class OrNode extends ConditionNode {

	private final ConditionNode left;
	private final ConditionNode right;

	/** Takes its parts. */
	public OrNode(int source, ConditionNode left, ConditionNode right) {
		super(source);
		this.left = left;
		this.right = right;
	}

	@Override
	public boolean holds(Frame frame) {
		return left.holds(frame) || right.holds(frame);
	}
}
