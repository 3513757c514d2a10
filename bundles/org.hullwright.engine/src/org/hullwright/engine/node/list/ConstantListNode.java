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

	/** A copy of the values, for whoever plans: it is no way to evaluate the list. */
	public int[] values() {
		return values.clone();
	}

	@Override
	public void list(Frame frame, Numbers target) {
		for (int value : values) {
			target.add(value);
		}
	}
}
