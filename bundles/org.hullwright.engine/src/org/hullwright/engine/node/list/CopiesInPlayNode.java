package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** All copies of a design that are in play. */
public final class CopiesInPlayNode extends ListNode {

	private final int sort;

	public CopiesInPlayNode(int sort) {
		this.sort = sort;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers orders = frame.numbers();
		frame.tables().inPlay().listOfSort(frame.state(), sort, target, orders, frame.effort());
		frame.release(orders);
	}
}
