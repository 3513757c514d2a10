package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;

/** Both. */
public final class AndNode extends ConditionNode {

	private final ConditionNode left;
	private final ConditionNode right;

	/** Takes its parts. */
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
	public void explain(Frame frame, List<Integer> grounds) {
		(left.holds(frame) ? right : left).explain(frame, grounds);
	}
}
