package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The first of a list. */
public final class FirstNode extends ValueNode {

	private final ListNode from;

	public FirstNode(ListNode from) {
		this.from = from;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		int first = things.size() == 0 ? World.ABSENT : things.get(0);
		frame.release(things);
		return first;
	}
}
