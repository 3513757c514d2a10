package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The sum of two numbers. */
public final class AddNode extends ValueNode {

	private final ValueNode left;
	private final ValueNode right;

	/** Takes its parts. */
	public AddNode(ValueNode left, ValueNode right) {
		this.left = left;
		this.right = right;
	}

	@Override
	public int value(Frame frame) {
		return left.value(frame) + right.value(frame);
	}
}
