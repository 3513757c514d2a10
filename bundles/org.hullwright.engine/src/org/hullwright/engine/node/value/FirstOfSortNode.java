package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** The first copy of a design in a zone. */
public final class FirstOfSortNode extends ValueNode {

	private final ValueNode zone;
	private final int sort;

	public FirstOfSortNode(ValueNode zone, int sort) {
		this.zone = zone;
		this.sort = sort;
	}

	@Override
	public int value(Frame frame) {
		int in = zone.value(frame);
		frame.effort().spend(frame.state().count(in));
		for (int piece = frame.state().first(in); piece >= 0; piece = frame.state().next(piece)) {
			if (frame.layout().sortOf(piece) == sort) {
				return piece;
			}
		}
		return World.ABSENT;
	}
}
