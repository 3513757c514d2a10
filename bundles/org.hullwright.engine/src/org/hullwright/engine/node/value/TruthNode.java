package org.hullwright.engine.node.value;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** 1 when a condition holds, else 0. */
public final class TruthNode extends ValueNode {

	private final ConditionNode condition;

	/** Takes its parts. */
	public TruthNode(ConditionNode condition) {
		this.condition = condition;
	}

	@Override
	public int value(Frame frame) {
		return condition.holds(frame) ? 1 : 0;
	}
}
