package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** A derived list, computed in a frame of its own. */
public final class DerivedListNode extends ListNode {

	private final int source;
	private final ValueNode owner;
	private final ListNode definition;
	private final int slots;

	/** Takes its parts. */
	public DerivedListNode(int source, ValueNode owner, ListNode definition, int slots) {
		this.source = source;
		this.owner = owner;
		this.definition = definition;
		this.slots = slots;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		definition.list(own, target);
	}
}
