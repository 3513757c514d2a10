package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A truth that is kept as a value. */
public final class KeptNode extends ConditionNode {

	private final ValueNode value;

	/** Takes its parts. */
	public KeptNode(int source, ValueNode value) {
		super(source);
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		return value.value(frame) != 0;
	}

	@Override
	public void explain(Frame frame, List<Integer> grounds) {
		super.explain(frame, grounds);
		value.explain(frame, grounds);
	}
}
