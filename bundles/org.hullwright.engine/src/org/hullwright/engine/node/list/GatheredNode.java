package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** The values that each thing of a list has, each only once. */
public final class GatheredNode extends ListNode {

	private final ListNode of;
	private final int slot;
	private final ListNode each;

	/** Takes its parts. */
	public GatheredNode(ListNode of, int slot, ListNode each) {
		this.of = of;
		this.slot = slot;
		this.each = each;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Numbers things = frame.numbers();
		of.list(frame, things);
		Numbers values = frame.numbers();
		for (int at = 0; at < things.size(); at++) {
			frame.set(slot, things.get(at));
			values.truncate(0);
			each.list(frame, values);
			for (int value = 0; value < values.size(); value++) {
				target.addIfMissing(values.get(value));
			}
		}
		frame.release(values);
		frame.release(things);
	}
}
