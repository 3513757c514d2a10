package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Steps between two tiles. */
public final class DistanceNode extends ValueNode {

	private final int source;
	private final ValueNode from;
	private final ValueNode to;

	public DistanceNode(int source, ValueNode from, ValueNode to) {
		this.source = source;
		this.from = from;
		this.to = to;
	}

	@Override
	public int value(Frame frame) {
		return frame.run().distance(frame.present(from.value(frame), source), frame.present(to.value(frame), source));
	}
}
