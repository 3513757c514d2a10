package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** A value as a list: nothing when it is absent. */
public final class SingleNode extends ListNode {

	private final ValueNode value;

	public SingleNode(ValueNode value) {
		this.value = value;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int single = value.value(frame);
		if (single != World.ABSENT) {
			target.add(single);
		}
	}
}
