package org.hullwright.engine.node.value;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** One value or the other. */
public final class ChoiceNode extends ValueNode {

	private final ConditionNode condition;
	private final ValueNode yes;
	private final ValueNode no;

	public ChoiceNode(ConditionNode condition, ValueNode yes, ValueNode no) {
		this.condition = condition;
		this.yes = yes;
		this.no = no;
	}

	@Override
	public int value(Frame frame) {
		return condition.holds(frame) ? yes.value(frame) : no.value(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		boolean chosen = condition.holds(frame);
		List<Ground> behind = (chosen ? yes : no).explain(frame, holds, sight);
		return behind.isEmpty() ? condition.explain(frame, chosen, sight) : behind;
	}
}
