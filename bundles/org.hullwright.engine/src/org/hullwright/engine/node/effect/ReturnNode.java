package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.state.Numbers;

/** Returns pieces to the supply. */
public final class ReturnNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ListNode pieces;

	/** Takes its parts. */
	public ReturnNode(int source, Moving moving, ListNode pieces) {
		this.source = source;
		this.moving = moving;
		this.pieces = pieces;
	}

	@Override
	public void run(Frame frame) {
		Numbers moved = frame.numbers();
		pieces.list(frame, moved);
		for (int at = 0; at < moved.size(); at++) {
			moving.move(frame, source, moved.get(at), frame.layout().supply(frame.layout().sortOf(moved.get(at))), false);
		}
		frame.release(moved);
	}
}
