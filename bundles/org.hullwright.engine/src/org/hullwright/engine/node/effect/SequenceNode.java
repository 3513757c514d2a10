package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/**
 * The effects of a {@link BlockNode} as a balanced tree, so that compiled code has one after the other without a loop, and calls that are
 * inlined in each other do not become many.
 */
public final class SequenceNode extends EffectNode {

	private final EffectNode first;
	private final EffectNode second;

	private SequenceNode(EffectNode first, EffectNode second) {
		this.first = first;
		this.second = second;
	}

	/** Effects from a position to behind another; at least one. */
	static EffectNode of(EffectNode[] effects, int start, int end) {
		if (end - start == 1) {
			return effects[start];
		}
		int half = (start + end) / 2;
		return new SequenceNode(of(effects, start, half), of(effects, half, end));
	}

	@Override
	public void run(Frame frame) {
		first.run(frame);
		second.run(frame);
	}
}
