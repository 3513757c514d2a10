package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** What a division leaves. */
public final class RemainderNode extends ValueNode {

	private final int source;
	private final ValueNode left;
	private final ValueNode right;

	public RemainderNode(int source, ValueNode left, ValueNode right) {
		this.source = source;
		this.left = left;
		this.right = right;
	}

	@Override
	public int value(Frame frame) {
		return left.value(frame) % frame.divisor(right.value(frame), source);
	}
}
