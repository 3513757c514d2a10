package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether anything of a design lies in a zone. */
public final class HasSortNode extends ConditionNode {

	private final ValueNode zone;
	private final ValueNode sort;

	public HasSortNode(int source, ValueNode zone, ValueNode sort) {
		super(source);
		this.zone = zone;
		this.sort = sort;
	}

	@Override
	public boolean holds(Frame frame) {
		int wanted = sort.value(frame);
		int looked = 0;
		int piece = frame.state().first(zone.value(frame));
		while (piece >= 0 && frame.layout().sortOf(piece) != wanted) {
			piece = frame.state().next(piece);
			looked++;
		}
		frame.effort().spend(looked);
		return piece >= 0;
	}
}
