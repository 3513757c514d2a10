package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;

/** Whether a rule may act: not on what its own text does, and only where its condition holds. */
public final class NotUnderWayNode extends ConditionNode {

	private final int rule;
	private final ConditionNode condition;

	/** @param rule its number among the rules around changes */
	public NotUnderWayNode(int source, int rule, ConditionNode condition) {
		super(source);
		this.rule = rule;
		this.condition = condition;
	}

	@Override
	public boolean holds(Frame frame) {
		return !frame.run().rulesUnderWay().get(rule) && condition.holds(frame);
	}
}
