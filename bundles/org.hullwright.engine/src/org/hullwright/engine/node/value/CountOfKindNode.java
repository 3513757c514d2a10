package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** How many of a kind lie in a zone. */
public final class CountOfKindNode extends ValueNode {

	private final ValueNode zone;
	private final int kind;

	public CountOfKindNode(ValueNode zone, int kind) {
		this.zone = zone;
		this.kind = kind;
	}

	@Override
	public int value(Frame frame) {
		int in = zone.value(frame);
		frame.effort().spend(frame.state().count(in));
		int count = 0;
		for (int piece = frame.state().first(in); piece >= 0; piece = frame.state().next(piece)) {
			if (frame.layout().isA(frame.layout().kindOf(piece), kind)) {
				count++;
			}
		}
		return count;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return sight.seesAllIn(frame.state(), zone.value(frame));
	}
}
