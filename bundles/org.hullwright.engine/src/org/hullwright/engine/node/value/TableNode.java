package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Where drawn pieces wait. */
public final class TableNode extends ValueNode {

	@Override
	public int value(Frame frame) {
		return frame.layout().table();
	}
}
