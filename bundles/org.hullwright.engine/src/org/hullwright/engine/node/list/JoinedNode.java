package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** Lists one after the other. */
public final class JoinedNode extends ListNode {

	private final int source;
	private final ListNode[] lists;

	public JoinedNode(int source, List<ListNode> lists) {
		this.source = source;
		this.lists = lists.toArray(ListNode[]::new);
	}

	@Override
	public void list(Frame frame, Numbers target) {
		for (ListNode each : lists) {
			int before = target.size();
			each.list(frame, target);
			frame.effort().grow(source, target.size() - before, target.size());
		}
	}
}
