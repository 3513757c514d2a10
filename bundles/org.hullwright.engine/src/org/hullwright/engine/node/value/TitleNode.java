package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The printed name of a piece, as the number of a text. */
public final class TitleNode extends ValueNode {

	private final int source;
	private final ValueNode piece;

	public TitleNode(int source, ValueNode piece) {
		this.source = source;
		this.piece = piece;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().titleOf(frame.present(piece.value(frame), source));
	}
}
