package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;

/** How many things a list has. */
public final class CountNode extends ValueNode {

	private final ListNode of;

	public CountNode(ListNode of) {
		this.of = of;
	}

	@Override
	public int value(Frame frame) {
		Numbers things = frame.numbers();
		of.list(frame, things);
		int count = things.size();
		frame.release(things);
		return count;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return of.isOpen(frame, sight);
	}
}
