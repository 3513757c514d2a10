package org.hullwright.engine.node.list;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** One list or the other. */
public final class ChoiceListNode extends ListNode {

	private final ConditionNode condition;
	private final ListNode yes;
	private final ListNode no;

	public ChoiceListNode(ConditionNode condition, ListNode yes, ListNode no) {
		this.condition = condition;
		this.yes = yes;
		this.no = no;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		if (condition.holds(frame)) {
			yes.list(frame, target);
		} else {
			no.list(frame, target);
		}
	}
}
