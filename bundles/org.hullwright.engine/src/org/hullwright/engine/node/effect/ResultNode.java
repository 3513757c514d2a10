package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;

/** Gives a function its result where nothing comes after it, so that nothing has to be ended. */
public final class ResultNode extends EffectNode {

	private final ArgumentNode result;

	public ResultNode(ArgumentNode result) {
		this.result = result;
	}

	@Override
	public void run(Frame frame) {
		result.give(frame);
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		result.give(frame);
		trail.gave(frame, result);
	}
}
