package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Raises or lowers a number of a piece. */
public final class AdjustNode extends EffectNode {

	private final int source;
	private final ValueNode owner;
	private final int property;
	private final ValueNode amount;

	/** Takes its parts. */
	public AdjustNode(int source, ValueNode owner, int property, ValueNode amount) {
		this.source = source;
		this.owner = owner;
		this.property = property;
		this.amount = amount;
	}

	@Override
	public void run(Frame frame) {
		int piece = frame.present(owner.value(frame), source);
		frame.state().set(source, piece, property, frame.state().get(piece, property) + amount.value(frame));
	}
}
