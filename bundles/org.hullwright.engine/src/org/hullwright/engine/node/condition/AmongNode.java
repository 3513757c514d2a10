package org.hullwright.engine.node.condition;

import java.util.BitSet;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether a value is in a list that is known before the game, such as the spaces of a board: a lookup in a bit set. */
public final class AmongNode extends ConditionNode {

	private final BitSet members;
	private final ValueNode value;

	/** @param members none of them negative */
	public AmongNode(int source, int[] members, ValueNode value) {
		super(source);
		this.members = new BitSet();
		for (int member : members) {
			this.members.set(member);
		}
		this.value = value;
	}

	@Override
	public boolean holds(Frame frame) {
		int wanted = value.value(frame);
		return wanted >= 0 && members.get(wanted);
	}
}
