package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Changes a state of the game. */
public final class AssignGameNode extends EffectNode {

	private final int source;
	private final int property;
	private final ValueNode value;

	/** Takes its parts. */
	public AssignGameNode(int source, int property, ValueNode value) {
		this.source = source;
		this.property = property;
		this.value = value;
	}

	@Override
	public void run(Frame frame) {
		frame.run().setGame(frame, source, property, value.value(frame));
	}
}
