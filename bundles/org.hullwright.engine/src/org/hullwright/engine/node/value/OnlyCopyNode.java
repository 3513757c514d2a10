package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The single copy of a design. */
public final class OnlyCopyNode extends ValueNode {

	private final int source;
	private final ValueNode sort;

	public OnlyCopyNode(int source, ValueNode sort) {
		this.source = source;
		this.sort = sort;
	}

	@Override
	public int value(Frame frame) {
		return frame.run().world().sorts().get(frame.present(sort.value(frame), source)).firstPiece();
	}
}
