package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether anything of a kind lies in a zone. */
public final class HasKindNode extends ConditionNode {

	private final ValueNode zone;
	private final boolean[] isWanted;

	/** @param isWanted for each piece whether it is of the kind */
	public HasKindNode(int source, ValueNode zone, boolean[] isWanted) {
		super(source);
		this.zone = zone;
		this.isWanted = isWanted;
	}

	@Override
	public boolean holds(Frame frame) {
		int looked = 0;
		int piece = frame.state().first(zone.value(frame));
		while (piece >= 0 && !isWanted[piece]) {
			piece = frame.state().next(piece);
			looked++;
		}
		frame.effort().spend(looked);
		return piece >= 0;
	}
}
