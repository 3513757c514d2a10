package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A truth that is kept as a value. */
public final class KeptNode extends ConditionNode {

	private final ValueNode value;

	/** Takes its parts. */
	public KeptNode(ValueNode value) {
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		return value.value(frame) != 0;
	}
}
