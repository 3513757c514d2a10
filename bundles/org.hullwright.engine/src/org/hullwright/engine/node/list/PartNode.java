package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** A list as a part of a longer one, which is charged for it. */
public final class PartNode extends ListNode {

	private final int source;
	private final ListNode list;

	/** @param source number of the place where the longer list is written */
	public PartNode(int source, ListNode list) {
		this.source = source;
		this.list = list;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int before = target.size();
		list.list(frame, target);
		frame.effort().grow(source, target.size() - before, target.size());
	}
}
