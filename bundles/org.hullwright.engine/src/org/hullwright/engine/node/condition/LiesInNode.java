package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** Whether a piece lies in a zone. */
public final class LiesInNode extends ConditionNode {

	private final ValueNode piece;
	private final ValueNode zone;

	public LiesInNode(int source, ValueNode piece, ValueNode zone) {
		super(source);
		this.piece = piece;
		this.zone = zone;
	}

	@Override
	public boolean holds(Frame frame) {
		int asked = piece.value(frame);
		return asked != World.ABSENT && frame.state().zoneOf(asked) == zone.value(frame);
	}
}
