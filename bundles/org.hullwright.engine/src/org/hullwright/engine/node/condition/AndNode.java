package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;

/** Both. */
public final class AndNode extends ConditionNode {

	private final ConditionNode left;
	private final ConditionNode right;

	/** Takes its parts. */
	public AndNode(ConditionNode left, ConditionNode right) {
		this.left = left;
		this.right = right;
	}

	@Override
	public boolean holds(Frame frame) {
		return left.holds(frame) && right.holds(frame);
	}
}
