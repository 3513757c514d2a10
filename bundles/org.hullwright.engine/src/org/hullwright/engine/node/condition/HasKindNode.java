package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Whether anything of a kind lies in a zone. */
public final class HasKindNode extends ConditionNode {

	private final ValueNode zone;
	private final int kind;

	public HasKindNode(int source, ValueNode zone, int kind) {
		super(source);
		this.zone = zone;
		this.kind = kind;
	}

	@Override
	public boolean holds(Frame frame) {
		int looked = 0;
		int piece = frame.state().first(zone.value(frame));
		while (piece >= 0 && !frame.layout().isA(frame.layout().kindOf(piece), kind)) {
			piece = frame.state().next(piece);
			looked++;
		}
		frame.effort().spend(looked);
		return piece >= 0;
	}
}
