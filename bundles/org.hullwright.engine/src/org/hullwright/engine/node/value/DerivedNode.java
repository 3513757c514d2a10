package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A derived value, computed in a frame of its own. */
public final class DerivedNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final ValueNode definition;
	private final int slots;

	/** Takes its parts. */
	public DerivedNode(int source, ValueNode owner, ValueNode definition, int slots) {
		this.source = source;
		this.owner = owner;
		this.definition = definition;
		this.slots = slots;
	}

	@Override
	public int value(Frame frame) {
		int thing = frame.present(owner.value(frame), source);
		Frame own = frame.inner(source, slots);
		own.set(0, thing);
		return definition.value(own);
	}
}
