package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether a piece shows a side. */
public final class ShowsSideNode extends ConditionNode {

	private final ValueNode piece;
	private final int side;

	public ShowsSideNode(int source, ValueNode piece, int side) {
		super(source);
		this.piece = piece;
		this.side = side;
	}

	@Override
	public boolean holds(Frame frame) {
		return frame.state().side(frame.present(piece.value(frame), source())) == side;
	}
}
