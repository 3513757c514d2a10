package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The column of a space, in half steps. */
public final class ColumnNode extends ValueNode {

	private final int source;
	private final ValueNode space;

	public ColumnNode(int source, ValueNode space) {
		this.source = source;
		this.space = space;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().sites().column(frame.present(space.value(frame), source));
	}
}
