package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** A local list. */
public final class LocalListNode extends ListNode {

	private final int slot;

	public LocalListNode(int slot) {
		this.slot = slot;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		target.addAll(frame.list(slot));
	}
}
