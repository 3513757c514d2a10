package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** A zone of the game. */
public final class GlobalZoneNode extends ValueNode {

	private final int declaration;

	public GlobalZoneNode(int declaration) {
		this.declaration = declaration;
	}

	@Override
	public int value(Frame frame) {
		return frame.layout().zone(declaration);
	}
}
