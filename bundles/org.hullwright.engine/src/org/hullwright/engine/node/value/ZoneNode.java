package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A zone of a piece. */
public final class ZoneNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int declaration;

	public ZoneNode(int source, ValueNode owner, int declaration) {
		this.source = source;
		this.owner = owner;
		this.declaration = declaration;
	}

	@Override
	public int value(Frame frame) {
		return frame.layout().zone(frame.present(owner.value(frame), source), declaration);
	}
}
