package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Changing;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Changes a state of the game. */
public final class AssignGameNode extends EffectNode {

	private final int source;
	private final Changing changing;
	private final ValueNode value;

	public AssignGameNode(int source, Changing changing, ValueNode value) {
		this.source = source;
		this.changing = changing;
		this.value = value;
	}

	@Override
	public void run(Frame frame) {
		changing.set(frame, source, value.value(frame));
	}
}
