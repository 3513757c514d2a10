package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** Whether the left number is at most the right one. */
public final class AtMostNode extends ConditionNode {

	private final ValueNode left;
	private final ValueNode right;

	public AtMostNode(int source, ValueNode left, ValueNode right) {
		super(source);
		this.left = left;
		this.right = right;
	}

	@Override
	public boolean holds(Frame frame) {
		return left.value(frame) <= right.value(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return List.of(ground(frame, holds, sight, left, right));
	}
}
