package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** Whether something is there. */
public final class PresentNode extends ConditionNode {

	private final ValueNode value;

	public PresentNode(int source, ValueNode value) {
		super(source);
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		return value.value(frame) != World.ABSENT;
	}
}
