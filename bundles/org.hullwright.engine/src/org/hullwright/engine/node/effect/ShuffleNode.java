package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Puts a zone into a random order. */
public final class ShuffleNode extends EffectNode {

	private final int source;
	private final ValueNode zone;

	public ShuffleNode(int source, ValueNode zone) {
		this.source = source;
		this.zone = zone;
	}

	@Override
	public void run(Frame frame) {
		int shuffled = zone.value(frame);
		frame.effort().spend(frame.state().count(shuffled));
		frame.effort().burn(source);
		frame.state().shuffle(source, shuffled);
	}
}
