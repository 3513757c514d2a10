package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Effects one after the other. */
public final class BlockNode extends EffectNode {

	private final EffectNode[] effects;

	/** Takes its parts. */
	public BlockNode(EffectNode[] effects) {
		this.effects = effects;
	}

	@Override
	public void run(Frame frame) {
		frame.run().spend(effects.length);
		for (EffectNode effect : effects) {
			effect.run(frame);
		}
	}
}
