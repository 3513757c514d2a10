package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;
import org.hullwright.engine.node.Unrolled;

/** Effects one after the other. */
public final class BlockNode extends EffectNode implements Unrolled<EffectNode> {

	private final int charged;
	private final EffectNode[] effects;

	/** @param charged steps that it costs besides those of its parts */
	public BlockNode(int charged, List<EffectNode> effects) {
		this.charged = charged;
		this.effects = effects.toArray(EffectNode[]::new);
	}

	@Override
	public EffectNode unrolled() {
		return new ChargedNode(charged, effects.length == 0 ? null : SequenceNode.of(effects, 0, effects.length));
	}

	@Override
	public void run(Frame frame) {
		frame.effort().spend(charged);
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
