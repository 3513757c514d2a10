package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** How many of a design lie in a zone. */
public final class CountOfSortNode extends ValueNode {

	private final ValueNode zone;
	private final int sort;

	public CountOfSortNode(ValueNode zone, int sort) {
		this.zone = zone;
		this.sort = sort;
	}

	@Override
	public int value(Frame frame) {
		int in = zone.value(frame);
		frame.effort().spend(frame.state().count(in));
		int count = 0;
		for (int piece = frame.state().first(in); piece >= 0; piece = frame.state().next(piece)) {
			if (frame.layout().sortOf(piece) == sort) {
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
