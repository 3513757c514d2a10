package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** Any of a list, each equally likely. */
public final class RandomNode extends ValueNode {

	private final ListNode from;

	public RandomNode(ListNode from) {
		this.from = from;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		int chosen = things.size() == 0 ? World.ABSENT : things.get(frame.state().nextRandom(frame.layout().table(), things.size()));
		frame.release(things);
		return chosen;
	}
}
