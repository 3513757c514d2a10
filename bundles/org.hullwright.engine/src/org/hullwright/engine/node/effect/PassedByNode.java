package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Tells the probe of the game that a condition did not hold, where nothing else would tell. */
public final class PassedByNode extends EffectNode {

	private final int source;

	/** @param source of the condition */
	public PassedByNode(int source) {
		this.source = source;
	}

	@Override
	public void run(Frame frame) {
		frame.run().probe().passedBy(source);
	}
}
