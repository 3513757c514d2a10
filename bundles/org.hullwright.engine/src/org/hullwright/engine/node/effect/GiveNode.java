package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.StopSignal;
import org.hullwright.engine.node.Trail;

/** Ends a function with a result. */
public final class GiveNode extends EffectNode {

	private final ArgumentNode result;

	public GiveNode(ArgumentNode result) {
		this.result = result;
	}

	@Override
	public void run(Frame frame) {
		result.give(frame);
		throw StopSignal.INSTANCE;
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		result.give(frame);
		trail.gave(frame, result);
		throw StopSignal.INSTANCE;
	}
}
