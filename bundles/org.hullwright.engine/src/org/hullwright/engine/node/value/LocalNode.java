package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A local. */
public final class LocalNode extends ValueNode {

	private final int slot;

	public LocalNode(int slot) {
		this.slot = slot;
	}

	@Override
	public int value(Frame frame) {
		return frame.value(slot);
	}
}
