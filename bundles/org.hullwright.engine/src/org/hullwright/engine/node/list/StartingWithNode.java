package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** A list turned round so that it begins with a value, or behind it. */
public final class StartingWithNode extends ListNode {

	private final ListNode list;
	private final ValueNode first;
	private final int offset;

	/** @param after whether it begins behind the value, which then comes last */
	public StartingWithNode(ListNode list, ValueNode first, boolean after) {
		this.list = list;
		this.first = first;
		this.offset = after ? 1 : 0;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers things = frame.numbers();
		list.list(frame, things);
		int found = things.indexOf(first.value(frame));
		int start = found < 0 ? 0 : found + offset;
		for (int at = 0; at < things.size(); at++) {
			target.add(things.get((start + at) % things.size()));
		}
		frame.release(things);
	}
}
