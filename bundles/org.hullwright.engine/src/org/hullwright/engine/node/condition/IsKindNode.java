package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Whether a piece is of a kind. */
public final class IsKindNode extends ConditionNode {

	private final ValueNode piece;
	private final boolean[] isWanted;

	/** @param isWanted for each piece whether it is of the kind */
	public IsKindNode(int source, ValueNode piece, boolean[] isWanted) {
		super(source);
		this.piece = piece;
		this.isWanted = isWanted;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = piece.value(frame);
		return asked != World.ABSENT && isWanted[asked];
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.IDENTITY;
	}
}
