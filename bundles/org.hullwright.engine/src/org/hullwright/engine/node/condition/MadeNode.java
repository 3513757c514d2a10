package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.tree.World;

/** Whether a watched change has been made, and not something else instead. */
public final class MadeNode extends ConditionNode {

	/** @param source number of the place of the rule that acts after the change */
	public MadeNode(int source) {
		super(source);
	}

	@Override
	public boolean holds(Frame frame) {
		return frame.value(World.Watch.MADE) != 0;
	}
}
