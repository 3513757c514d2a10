package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Changing;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Changes a state of a piece. */
public final class AssignNode extends EffectNode {

	private final int source;
	private final ValueNode owner;
	private final Changing changing;
	private final ValueNode value;

	public AssignNode(int source, ValueNode owner, Changing changing, ValueNode value) {
		this.source = source;
		this.owner = owner;
		this.changing = changing;
		this.value = value;
	}

	@Override
	public void run(Frame frame) {
		changing.set(frame, source, frame.present(owner.value(frame), source), value.value(frame));
	}
}
