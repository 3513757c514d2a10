package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether anything of a design lies in a zone. */
public final class HasSortNode extends ConditionNode {

	private final ValueNode zone;
	private final ValueNode sort;

	/** Takes its parts. */
	public HasSortNode(int source, ValueNode zone, ValueNode sort) {
		super(source);
		this.zone = zone;
		this.sort = sort;
	}

	@Override
	public boolean holds(Frame frame) {
		int wanted = sort.value(frame);
		for (int piece = frame.state().first(zone.value(frame)); piece >= 0; piece = frame.state().next(piece)) {
			if (frame.layout().sortOf(piece) == wanted) {
				return true;
			}
		}
		return false;
	}
}
