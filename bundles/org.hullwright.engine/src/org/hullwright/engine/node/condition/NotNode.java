package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The opposite. */
public final class NotNode extends ConditionNode {

	private final ConditionNode operand;

	public NotNode(int source, ConditionNode operand) {
		super(source);
		this.operand = operand;
	}

	@Override
	public boolean holds(Frame frame) {
		return !operand.holds(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return operand.explain(frame, !holds, sight);
	}
}
