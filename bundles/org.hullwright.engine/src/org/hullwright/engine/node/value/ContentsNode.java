package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** What lies on a piece, as a zone. */
public final class ContentsNode extends ValueNode {

	private final int source;
	private final ValueNode owner;

	public ContentsNode(int source, ValueNode owner) {
		this.source = source;
		this.owner = owner;
	}

	@Override
	public int value(Frame frame) {
		return frame.layout().contentsOf(frame.present(owner.value(frame), source));
	}
}
