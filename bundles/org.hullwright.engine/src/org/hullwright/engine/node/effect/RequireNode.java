package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.RequirementFailed;

/** Gives up what is being done unless a condition holds. */
public final class RequireNode extends EffectNode {

	private final ConditionNode condition;
	private final RequirementFailed failed;

	public RequireNode(int source, ConditionNode condition) {
		this.condition = condition;
		this.failed = new RequirementFailed(source);
	}

	@Override
	public void run(Frame frame) {
		if (!condition.holds(frame)) {
			throw failed;
		}
	}
}
