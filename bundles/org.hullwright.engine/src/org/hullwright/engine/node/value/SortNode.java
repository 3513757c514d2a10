package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The design of a piece. */
public final class SortNode extends ValueNode {

	private final int source;
	private final ValueNode piece;

	public SortNode(int source, ValueNode piece) {
		this.source = source;
		this.piece = piece;
	}

	@Override
	public int value(Frame frame) {
		return frame.layout().sortOf(frame.present(piece.value(frame), source));
	}
}
