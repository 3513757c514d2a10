package org.hullwright.engine.node.value;

import java.util.Collection;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Sight;

/** A state of the game. */
public final class GameStateNode extends ValueNode {

	private final int property;

	public GameStateNode(int property) {
		this.property = property;
	}

	@Override
	public int value(Frame frame) {
		return frame.state().get(property);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return sight.seesValue(frame.state(), property, GameState.NOTHING);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		mentions.add(new Mention.OfState(GameState.NOTHING, property));
	}
}
