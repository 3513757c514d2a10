package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Changes a state of a piece. */
public final class AssignNode extends EffectNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode value;

	/** Takes its parts. */
	public AssignNode(int source, ValueNode owner, int property, ValueNode value) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.value = value;
	}

	@Override
	public void run(Frame frame) {
		frame.state().set(source, frame.present(owner.value(frame), source), property, value.value(frame));
	}
}
