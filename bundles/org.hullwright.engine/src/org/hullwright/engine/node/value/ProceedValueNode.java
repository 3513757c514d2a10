package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The result of the function that the rule around it replaces, which is performed for it. */
public final class ProceedValueNode extends ValueNode {

	private final int source;

	public ProceedValueNode(int source) {
		this.source = source;
	}

	@Override
	public int value(Frame frame) {
		return frame.proceedForValue(source);
	}
}
