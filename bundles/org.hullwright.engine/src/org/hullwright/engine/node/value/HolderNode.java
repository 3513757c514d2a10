package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** What a piece stands on or lies in. */
public final class HolderNode extends ValueNode {

	private final int source;
	private final ValueNode piece;

	public HolderNode(int source, ValueNode piece) {
		this.source = source;
		this.piece = piece;
	}

	@Override
	public int value(Frame frame) {
		int holder = frame.state().holderOf(frame.present(piece.value(frame), source));
		return holder < 0 ? World.ABSENT : holder;
	}
}
