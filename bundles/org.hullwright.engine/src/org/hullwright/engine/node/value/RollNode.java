package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The face a die shows when it is rolled now. */
public final class RollNode extends ValueNode {

	private final int source;
	private final ValueNode die;

	public RollNode(int source, ValueNode die) {
		this.source = source;
		this.die = die;
	}

	@Override
	public int value(Frame frame) {
		return frame.run().chance().roll(source, die.value(frame));
	}
}
