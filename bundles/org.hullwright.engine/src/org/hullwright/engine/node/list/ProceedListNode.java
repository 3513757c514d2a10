package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** The list that the function gives which the rule around it replaces, and which is performed for it. */
public final class ProceedListNode extends ListNode {

	private final int source;

	public ProceedListNode(int source) {
		this.source = source;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		target.addAll(frame.proceedForList(source));
	}
}
