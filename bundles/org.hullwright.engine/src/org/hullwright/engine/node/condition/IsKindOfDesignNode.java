package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Whether a design is of a kind. */
public final class IsKindOfDesignNode extends ConditionNode {

	private final ValueNode design;
	private final int kind;

	public IsKindOfDesignNode(int source, ValueNode design, int kind) {
		super(source);
		this.design = design;
		this.kind = kind;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = design.value(frame);
		return asked != World.ABSENT && frame.layout().isA(frame.run().world().sorts().get(asked).kind(), kind);
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.IDENTITY;
	}
}
