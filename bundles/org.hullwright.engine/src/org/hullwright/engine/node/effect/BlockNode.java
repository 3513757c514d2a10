package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;

/** Effects one after the other. */
public final class BlockNode extends EffectNode {

	private final EffectNode[] effects;

	public BlockNode(EffectNode[] effects) {
		this.effects = effects;
	}

	@Override
	public void run(Frame frame) {
		frame.effort().spend(effects.length);
		for (EffectNode effect : effects) {
			effect.run(frame);
		}
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		for (EffectNode effect : effects) {
			effect.follow(frame, trail);
		}
	}
}
