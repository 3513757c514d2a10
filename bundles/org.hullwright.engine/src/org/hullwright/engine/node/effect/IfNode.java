package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;

/** One block or the other. */
public final class IfNode extends EffectNode {

	private final ConditionNode condition;
	private final EffectNode body;
	private final EffectNode otherwise;

	public IfNode(ConditionNode condition, EffectNode body, EffectNode otherwise) {
		this.condition = condition;
		this.body = body;
		this.otherwise = otherwise;
	}

	@Override
	public void run(Frame frame) {
		if (condition.holds(frame)) {
			body.run(frame);
		} else {
			otherwise.run(frame);
		}
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		boolean holds = condition.holds(frame);
		trail.decided(frame, condition, holds);
		(holds ? body : otherwise).follow(frame, trail);
	}
}
