package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Changing;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Raises or lowers a number of a piece. */
public final class AdjustNode extends EffectNode {

	private final int source;
	private final ValueNode owner;
	private final Changing changing;
	private final ValueNode amount;

	public AdjustNode(int source, ValueNode owner, Changing changing, ValueNode amount) {
		this.source = source;
		this.owner = owner;
		this.changing = changing;
		this.amount = amount;
	}

	@Override
	public void run(Frame frame) {
		int piece = frame.present(owner.value(frame), source);
		changing.set(frame, source, piece,
				changing.raised(frame, source, frame.state().get(piece, changing.property()), amount.value(frame)));
	}
}
