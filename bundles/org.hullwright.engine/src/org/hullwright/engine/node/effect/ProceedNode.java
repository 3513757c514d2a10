package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Performs what the rule around it replaces. */
public final class ProceedNode extends EffectNode {

	private final int source;

	public ProceedNode(int source) {
		this.source = source;
	}

	@Override
	public void run(Frame frame) {
		frame.proceed(source);
	}
}
