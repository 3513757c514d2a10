package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Whether a piece is of a kind. */
public final class IsKindNode extends ConditionNode {

	private final ValueNode piece;
	private final int kind;

	public IsKindNode(int source, ValueNode piece, int kind) {
		super(source);
		this.piece = piece;
		this.kind = kind;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = piece.value(frame);
		return asked != World.ABSENT && frame.layout().isA(frame.layout().kindOf(asked), kind);
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.IDENTITY;
	}
}
