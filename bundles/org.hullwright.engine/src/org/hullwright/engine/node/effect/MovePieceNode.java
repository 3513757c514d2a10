package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.tree.World;

/** Moves one piece to a zone; nothing when there is no such piece. */
public final class MovePieceNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ValueNode piece;
	private final ValueNode zone;
	private final boolean top;

	public MovePieceNode(int source, Moving moving, ValueNode piece, ValueNode zone, boolean top) {
		this.source = source;
		this.moving = moving;
		this.piece = piece;
		this.zone = zone;
		this.top = top;
	}

	@Override
	public void run(Frame frame) {
		int moved = piece.value(frame);
		int to = zone.value(frame);
		if (to < 0) {
			throw new ContentError(source, "there is no such place to move to");
		}
		if (moved != World.ABSENT) {
			moving.move(frame, source, moved, to, top);
		}
	}
}
