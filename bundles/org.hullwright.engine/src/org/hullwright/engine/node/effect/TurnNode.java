package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ValueNode;

/** Turns a piece to a side. */
public final class TurnNode extends EffectNode {

	private final int source;
	private final ValueNode piece;
	private final int side;

	public TurnNode(int source, ValueNode piece, int side) {
		this.source = source;
		this.piece = piece;
		this.side = side;
	}

	@Override
	public void run(Frame frame) {
		frame.state().turn(source, frame.present(piece.value(frame), source), side);
	}
}
