package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Memory;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** A derived list, computed in a frame of its own unless it is still known. */
public final class DerivedListNode extends ListNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ListNode definition;
	private final int slots;

	/** Takes its parts. */
	public DerivedListNode(int source, ValueNode owner, int property, ListNode definition, int slots) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.definition = definition;
		this.slots = slots;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int thing = frame.present(owner.value(frame), source);
		Memory memory = frame.run().memory();
		int place = memory.placeOf(property, thing);
		if (memory.has(place, property, thing)) {
			target.addAll(memory.list(place));
			return;
		}
		int age = memory.age();
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		int start = target.size();
		definition.list(own, target);
		memory.keep(place, age, property, thing, target, start);
	}
}
