package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Raises or lowers a number of the game. */
public final class AdjustGameNode extends EffectNode {

	private final int source;
	private final int property;
	private final ValueNode amount;

	/** Takes its parts. */
	public AdjustGameNode(int source, int property, ValueNode amount) {
		this.source = source;
		this.property = property;
		this.amount = amount;
	}

	@Override
	public void run(Frame frame) {
		frame.run().setGame(frame, source, property, frame.state().get(property) + amount.value(frame));
	}
}
