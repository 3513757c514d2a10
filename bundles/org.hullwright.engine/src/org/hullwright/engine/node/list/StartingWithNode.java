package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** A list turned round so that it begins with a value. */
public final class StartingWithNode extends ListNode {

	private final ListNode list;
	private final ValueNode first;

	public StartingWithNode(ListNode list, ValueNode first) {
		this.list = list;
		this.first = first;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers things = frame.numbers();
		list.list(frame, things);
		int start = Math.max(0, things.indexOf(first.value(frame)));
		for (int at = 0; at < things.size(); at++) {
			target.add(things.get((start + at) % things.size()));
		}
		frame.release(things);
	}
}
