package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;

/** The opposite. */
public final class NotNode extends ConditionNode {

	private final ConditionNode operand;

	/** Takes its parts. */
	public NotNode(int source, ConditionNode operand) {
		super(source);
		this.operand = operand;
	}

	@Override
	public boolean holds(Frame frame) {
		return !operand.holds(frame);
	}
}
