package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A condition so large that it is charged for its size. */
public final class LargeConditionNode extends ConditionNode {

	private final int size;
	private final ConditionNode condition;

	/** @param size in steps */
	public LargeConditionNode(int size, ConditionNode condition) {
		super(condition.source());
		this.size = size;
		this.condition = condition;
	}

	@Override
	public boolean holds(Frame frame) {
		frame.effort().spend(size);
		return condition.holds(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return condition.explain(frame, holds, sight);
	}
}
