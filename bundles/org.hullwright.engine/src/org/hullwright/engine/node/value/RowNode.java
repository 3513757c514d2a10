package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The row of a space. */
public final class RowNode extends ValueNode {

	private final int source;
	private final ValueNode space;

	public RowNode(int source, ValueNode space) {
		this.source = source;
		this.space = space;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().sites().row(frame.present(space.value(frame), source));
	}
}
