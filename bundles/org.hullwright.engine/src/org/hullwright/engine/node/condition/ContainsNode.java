package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** Whether a list contains a value. */
public final class ContainsNode extends ConditionNode {

	private final ListNode list;
	private final ValueNode value;

	public ContainsNode(int source, ListNode list, ValueNode value) {
		super(source);
		this.list = list;
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		Numbers things = frame.numbers();
		list.list(frame, things);
		boolean found = things.contains(value.value(frame));
		frame.release(things);
		return found;
	}
}
