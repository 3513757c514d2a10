package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** The values that each thing of a list has. */
public final class GatheredNode extends ListNode {

	private final ListNode of;
	private final int slot;
	private final ListNode each;
	private final boolean once;

	/**
	 * Takes its parts.
	 *
	 * @param once whether a value that several things have is there only once
	 */
	public GatheredNode(ListNode of, int slot, ListNode each, boolean once) {
		this.of = of;
		this.slot = slot;
		this.each = each;
		this.once = once;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int start = target.size();
		Numbers things = frame.numbers();
		of.list(frame, things);
		Numbers values = frame.numbers();
		for (int at = 0; at < things.size(); at++) {
			frame.set(slot, things.get(at));
			values.truncate(0);
			each.list(frame, values);
			add(values, target, start);
		}
		frame.release(values);
		frame.release(things);
	}

	/** What was in the target before is another list: it hides nothing of this one. */
	private void add(Numbers values, Numbers target, int start) {
		if (!once) {
			target.addAll(values);
			return;
		}
		for (int value = 0; value < values.size(); value++) {
			target.addIfMissing(values.get(value), start);
		}
	}
}
