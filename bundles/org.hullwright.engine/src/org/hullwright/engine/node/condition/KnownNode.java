package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.tree.Ground;

/** Known before the game. */
public final class KnownNode extends ConditionNode {

	private final boolean known;

	public KnownNode(int source, boolean known) {
		super(source);
		this.known = known;
	}

	@Override
	public boolean holds(Frame frame) {
		return known;
	}

	@Override
	protected Ground.Nature nature() {
		return Ground.Nature.PRINTED;
	}
}
