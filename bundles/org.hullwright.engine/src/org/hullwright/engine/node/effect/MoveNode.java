package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;

/** Moves pieces into a zone. */
public final class MoveNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ListNode pieces;
	private final ValueNode zone;
	private final boolean top;

	public MoveNode(int source, Moving moving, ListNode pieces, ValueNode zone, boolean top) {
		this.source = source;
		this.moving = moving;
		this.pieces = pieces;
		this.zone = zone;
		this.top = top;
	}

	@Override
	public void run(Frame frame) {
		Numbers moved = frame.numbers();
		pieces.list(frame, moved);
		int to = zone.value(frame);
		if (to < 0) {
			throw new ContentError(source, "there is no such place to move to");
		}
		for (int at = 0; at < moved.size(); at++) {
			moving.move(frame, source, moved.get(at), to, top);
		}
		frame.release(moved);
	}
}
