package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;

/** The values that each thing of a list has. */
public final class GatheredNode extends ListNode {

	private final int source;
	private final ListNode of;
	private final int slot;
	private final ListNode each;
	private final boolean once;

	/**
	 * @param once whether a value that several things have is there only once
	 */
	public GatheredNode(int source, ListNode of, int slot, ListNode each, boolean once) {
		this.source = source;
		this.of = of;
		this.slot = slot;
		this.each = each;
		this.once = once;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Distinct distinct = once ? new Distinct(target) : null;
		Numbers things = frame.numbers();
		of.list(frame, things);
		Numbers values = frame.numbers();
		for (int at = 0; at < things.size(); at++) {
			frame.set(slot, things.get(at));
			values.truncate(0);
			each.list(frame, values);
			if (distinct != null) {
				distinct.add(values);
			} else {
				target.addAll(values);
			}
			frame.effort().grow(source, values.size(), target.size());
		}
		frame.release(values);
		frame.release(things);
	}
}
