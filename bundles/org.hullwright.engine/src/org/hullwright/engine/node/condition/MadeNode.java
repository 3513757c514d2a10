package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.tree.World;

/** Whether a watched change has been made, and not something else instead. */
public final class MadeNode extends ConditionNode {

	@Override
	public boolean holds(Frame frame) {
		return frame.value(World.Watch.MADE) != 0;
	}
}
