package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/**
 * Two lists one after the other. More of them are balanced trees of these, not arrays, so that compiled code has one list after the other
 * without a loop.
 */
public final class PairNode extends ListNode {

	private final ListNode first;
	private final ListNode second;

	private PairNode(ListNode first, ListNode second) {
		this.first = first;
		this.second = second;
	}

	/** All of them in their order. */
	public static ListNode of(List<? extends ListNode> lists) {
		return switch (lists.size()) {
			case 0 -> new ConstantListNode(new int[0]);
			case 1 -> lists.getFirst();
			default -> {
				int half = lists.size() / 2;
				yield new PairNode(of(lists.subList(0, half)), of(lists.subList(half, lists.size())));
			}
		};
	}

	@Override
	public void list(Frame frame, Numbers target) {
		first.list(frame, target);
		second.list(frame, target);
	}
}
