package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** All whole numbers from one to another. */
public final class RangeNode extends ListNode {

	private final int source;
	private final ValueNode lower;
	private final ValueNode upper;

	public RangeNode(int source, ValueNode lower, ValueNode upper) {
		this.source = source;
		this.lower = lower;
		this.upper = upper;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int first = lower.value(frame);
		int last = upper.value(frame);
		if (first > last) {
			return;
		}
		int count = (int) Math.min((long) last - first + 1, Integer.MAX_VALUE - target.size());
		frame.effort().grow(source, count, target.size() + count);
		for (int number = first; number <= last; number++) {
			target.add(number);
		}
	}
}
