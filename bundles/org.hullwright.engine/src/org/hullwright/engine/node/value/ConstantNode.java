package org.hullwright.engine.node.value;

import java.util.Collection;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** A value known before the game. */
public final class ConstantNode extends ValueNode {

	private final int constant;

	public ConstantNode(int constant) {
		this.constant = constant;
	}

	@Override
	public int value(Frame frame) {
		return constant;
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return true;
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		// is the same in every game
	}
}
