package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** A list known before the game. */
public final class ConstantListNode extends ListNode {

	private final int[] values;

	public ConstantListNode(int[] values) {
		this.values = values;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		for (int value : values) {
			target.add(value);
		}
	}
}
