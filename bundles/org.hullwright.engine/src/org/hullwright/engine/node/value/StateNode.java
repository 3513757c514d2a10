package org.hullwright.engine.node.value;

import java.util.Collection;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** A state of a piece. */
public final class StateNode extends ValueNode {

	private final int source;
	private final ValueNode owner;
	private final int property;

	public StateNode(int source, ValueNode owner, int property) {
		this.source = source;
		this.owner = owner;
		this.property = property;
	}

	@Override
	public int value(Frame frame) {
		return frame.state().get(frame.present(owner.value(frame), source), property);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		int piece = frame.present(owner.value(frame), source);
		return sight.seesPiece(frame.state(), piece)
				&& sight.seesValue(frame.state(), property, piece);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		mentions.add(new Mention.OfState(frame.present(owner.value(frame), source), property));
	}
}
