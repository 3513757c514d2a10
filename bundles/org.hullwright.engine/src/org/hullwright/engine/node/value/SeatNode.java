package org.hullwright.engine.node.value;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** The number of a player, from 1. */
public final class SeatNode extends ValueNode {

	private final int source;
	private final ValueNode player;

	public SeatNode(int source, ValueNode player) {
		this.source = source;
		this.player = player;
	}

	@Override
	public int value(Frame frame) {
		return frame.tables().wording().seat(frame.present(player.value(frame), source));
	}
}
