package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Ground;

/** Whether two values are the same. */
public final class SameNode extends ConditionNode {

	private final ValueNode left;
	private final ValueNode right;

	public SameNode(int source, ValueNode left, ValueNode right) {
		super(source);
		this.left = left;
		this.right = right;
	}

	@Override
	public boolean holds(Frame frame) {
		return left.value(frame) == right.value(frame);
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.IDENTITY;
	}
}
