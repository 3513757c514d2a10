package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** All of a kind that are in play. */
public final class InPlayNode extends ListNode {

	private final int kind;

	public InPlayNode(int kind) {
		this.kind = kind;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers orders = frame.numbers();
		frame.effort().spend(frame.tables().inPlay().list(frame.state(), kind, target, orders));
		frame.release(orders);
	}
}
