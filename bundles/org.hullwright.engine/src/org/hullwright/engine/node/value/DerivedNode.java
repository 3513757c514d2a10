package org.hullwright.engine.node.value;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Memory;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A derived value, computed in a frame of its own unless it is still known. */
public final class DerivedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode definition;
	private final int slots;
	private final Memory.Span span;

	/**
	 * Takes its parts.
	 *
	 * @param span how long what was computed can be kept
	 */
	public DerivedNode(int source, ValueNode owner, int property, ValueNode definition, int slots, Memory.Span span) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.definition = definition;
		this.slots = slots;
		this.span = span;
	}

	@Override
	public int value(Frame frame) {
		int thing = frame.present(owner.value(frame), source);
		Memory memory = frame.run().memory();
		int place = memory.placeOf(property, thing);
		int age = memory.age(span);
		if (memory.has(place, age, property, thing)) {
			return memory.value(place);
		}
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		int value = definition.value(own);
		memory.keep(place, age, property, thing, value);
		return value;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.explain(own, holds, sight);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.isOpen(own, sight);
	}
}
