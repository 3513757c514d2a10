package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.SelectionNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Whether anything is selected. */
public final class AnyNode extends ConditionNode {

	private final SelectionNode selection;

	public AnyNode(int source, SelectionNode selection) {
		super(source);
		this.selection = selection;
	}

	@Override
	public boolean holds(Frame frame) {
		return selection.first(frame) != World.ABSENT;
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return List.of(ground(frame, holds, holds ? List.of() : selection.explainMissing(frame, sight)));
	}
}
