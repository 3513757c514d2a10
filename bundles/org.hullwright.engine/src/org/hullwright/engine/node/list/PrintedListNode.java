package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** The list printed on a piece, on the side it shows. */
public final class PrintedListNode extends ListNode {

	private final int source;
	private final ValueNode owner;
	private final int property;

	public PrintedListNode(int source, ValueNode owner, int property) {
		this.source = source;
		this.owner = owner;
		this.property = property;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		frame.tables().prints().list(frame.state(), frame.present(owner.value(frame), source), property, target);
	}
}
