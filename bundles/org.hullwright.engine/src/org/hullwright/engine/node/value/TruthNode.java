package org.hullwright.engine.node.value;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** 1 when a condition holds, else 0. */
public final class TruthNode extends ValueNode {

	private final ConditionNode condition;

	public TruthNode(ConditionNode condition) {
		this.condition = condition;
	}

	@Override
	public int value(Frame frame) {
		return condition.holds(frame) ? 1 : 0;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return condition.explain(frame, holds, sight);
	}
}
