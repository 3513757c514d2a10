package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The last of a list. */
public final class LastNode extends ValueNode {

	private final ListNode from;

	public LastNode(ListNode from) {
		this.from = from;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		int last = things.size() == 0 ? World.ABSENT : things.get(things.size() - 1);
		frame.release(things);
		return last;
	}
}
