package org.hullwright.engine.node.value;

import java.util.Collection;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** The difference of two numbers. */
public final class SubtractNode extends ValueNode {

	private final int source;
	private final ValueNode left;
	private final ValueNode right;

	public SubtractNode(int source, ValueNode left, ValueNode right) {
		this.source = source;
		this.left = left;
		this.right = right;
	}

	@Override
	public int value(Frame frame) {
		return frame.number((long) left.value(frame) - right.value(frame), source);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return left.isOpen(frame, sight) && right.isOpen(frame, sight);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		left.trace(frame, mentions);
		right.trace(frame, mentions);
	}
}
