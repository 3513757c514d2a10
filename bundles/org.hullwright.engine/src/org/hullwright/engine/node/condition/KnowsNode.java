package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.Audience;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;

/** Whether a player may know what a piece is. */
public final class KnowsNode extends ConditionNode {

	private final Audience player;
	private final ValueNode piece;

	public KnowsNode(int source, Audience player, ValueNode piece) {
		super(source);
		this.player = player;
		this.piece = piece;
	}

	@Override
	public boolean holds(Frame frame) {
		return new Sight.OfSeats(player.seats(frame)).seesPiece(frame.state(), frame.present(piece.value(frame), source()));
	}
}
