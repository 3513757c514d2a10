package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Names a value or a list. */
public final class LetNode extends EffectNode {

	private final int slot;
	private final ArgumentNode value;

	public LetNode(int slot, ArgumentNode value) {
		this.slot = slot;
		this.value = value;
	}

	@Override
	public void run(Frame frame) {
		value.pass(frame, frame, slot);
	}
}
