package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** Both. */
public final class AndNode extends ConditionNode {

	private final ConditionNode left;
	private final ConditionNode right;

	public AndNode(int source, ConditionNode left, ConditionNode right) {
		super(source);
		this.left = left;
		this.right = right;
	}

	@Override
	public boolean holds(Frame frame) {
		return left.holds(frame) && right.holds(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		if (holds) {
			return Ground.together(left.explain(frame, true, sight), right.explain(frame, true, sight));
		}
		return (left.holds(frame) ? right : left).explain(frame, false, sight);
	}
}
