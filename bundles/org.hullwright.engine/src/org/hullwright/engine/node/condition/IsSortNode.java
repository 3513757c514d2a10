package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Whether a piece is of a design. */
public final class IsSortNode extends ConditionNode {

	private final ValueNode piece;
	private final ValueNode sort;

	public IsSortNode(int source, ValueNode piece, ValueNode sort) {
		super(source);
		this.piece = piece;
		this.sort = sort;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = piece.value(frame);
		return asked != World.ABSENT && frame.layout().sortOf(asked) == sort.value(frame);
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.IDENTITY;
	}
}
