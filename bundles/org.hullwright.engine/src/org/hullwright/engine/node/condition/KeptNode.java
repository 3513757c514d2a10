package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A truth that is kept as a value. */
public final class KeptNode extends ConditionNode {

	private final ValueNode value;

	public KeptNode(int source, ValueNode value) {
		super(source);
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		return value.value(frame) != 0;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return List.of(ground(frame, holds, value.explain(frame, holds, sight)));
	}

	@Override
	protected Ground.Nature nature() {
		return value.isPrinted() ? Ground.Nature.PRINTED : Ground.Nature.STATE;
	}
}
