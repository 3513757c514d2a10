package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** How many copies of a design are in play. */
public final class CountOfCopiesInPlayNode extends ValueNode {

	private final int sort;

	public CountOfCopiesInPlayNode(int sort) {
		this.sort = sort;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().inPlay().countOfSort(frame.state(), sort, frame.effort());
	}
}
