package org.hullwright.engine.node.effect;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** An effect that is charged for the number of its parts, as a {@link BlockNode} is. */
public final class ChargedNode extends EffectNode {

	private final int parts;
	private final @Nullable EffectNode effect;

	/** @param effect null for nothing */
	ChargedNode(int parts, @Nullable EffectNode effect) {
		this.parts = parts;
		this.effect = effect;
	}

	@Override
	public void run(Frame frame) {
		frame.effort().spend(parts);
		EffectNode performed = effect;
		if (performed != null) {
			performed.run(frame);
		}
	}
}
