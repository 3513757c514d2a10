package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** How many of a kind lie in a zone. */
public final class CountOfKindNode extends ValueNode {

	private final ValueNode zone;
	private final boolean[] isWanted;

	/** @param isWanted for each piece whether it is of the kind */
	public CountOfKindNode(ValueNode zone, boolean[] isWanted) {
		this.zone = zone;
		this.isWanted = isWanted;
	}

	@Override
	public int value(Frame frame) {
		int in = zone.value(frame);
		frame.effort().spend(frame.state().count(in));
		int count = 0;
		for (int piece = frame.state().first(in); piece >= 0; piece = frame.state().next(piece)) {
			if (isWanted[piece]) {
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
