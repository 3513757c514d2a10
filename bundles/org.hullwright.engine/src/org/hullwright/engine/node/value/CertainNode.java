package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A value that must be there. */
public final class CertainNode extends ValueNode {

	private final int source;
	private final ValueNode value;

	public CertainNode(int source, ValueNode value) {
		this.source = source;
		this.value = value;
	}

	@Override
	public int value(Frame frame) {
		return frame.present(value.value(frame), source);
	}
}
