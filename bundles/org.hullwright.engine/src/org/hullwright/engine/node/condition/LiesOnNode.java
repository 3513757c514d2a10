package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** Whether a piece stands on or lies in another one. */
public final class LiesOnNode extends ConditionNode {

	private final int source;
	private final ValueNode piece;
	private final ValueNode holder;

	/** Takes its parts. */
	public LiesOnNode(int source, ValueNode piece, ValueNode holder) {
		this.source = source;
		this.piece = piece;
		this.holder = holder;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = piece.value(frame);
		return asked != World.ABSENT && frame.state().holderOf(asked) == frame.present(holder.value(frame), source);
	}
}
