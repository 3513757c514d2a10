package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Memory;
import org.hullwright.engine.node.ValueNode;

/** A derived value, computed in a frame of its own unless it is still known. */
public final class DerivedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode definition;
	private final int slots;

	/** Takes its parts. */
	public DerivedNode(int source, ValueNode owner, int property, ValueNode definition, int slots) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.definition = definition;
		this.slots = slots;
	}

	@Override
	public int value(Frame frame) {
		int thing = frame.present(owner.value(frame), source);
		Memory memory = frame.run().memory();
		int place = memory.placeOf(property, thing);
		if (memory.has(place, property, thing)) {
			return memory.value(place);
		}
		int age = memory.age();
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		int value = definition.value(own);
		memory.keep(place, age, property, thing, value);
		return value;
	}
}
