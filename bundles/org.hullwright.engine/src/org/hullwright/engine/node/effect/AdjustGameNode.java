package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Changing;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Raises or lowers a number of the game. */
public final class AdjustGameNode extends EffectNode {

	private final int source;
	private final Changing changing;
	private final ValueNode amount;

	public AdjustGameNode(int source, Changing changing, ValueNode amount) {
		this.source = source;
		this.changing = changing;
		this.amount = amount;
	}

	@Override
	public void run(Frame frame) {
		changing.set(frame, source, changing.raised(frame, source, frame.state().get(changing.property()), amount.value(frame)));
	}
}
