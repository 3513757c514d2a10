package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.state.Numbers;

/** Takes pieces from where they are to where what is used up, given back or out of the game goes. */
public final class LeaveNode extends EffectNode {

	private final int source;
	private final Moving moving;
	private final ListNode pieces;
	private final Way way;

	public LeaveNode(int source, Moving moving, ListNode pieces, Way way) {
		this.source = source;
		this.moving = moving;
		this.pieces = pieces;
		this.way = way;
	}

	/** Where pieces go. */
	public enum Way {

		/** To the discards of the deck they belong to, else to the supply; onto what lies there. */
		DISCARD,
		/** To the supply of their design. */
		RETURN,
		/** Out of the game. */
		REMOVE;

		public int zoneOf(int piece, Frame frame) {
			return switch (this) {
				case DISCARD -> frame.tables().discardsOf(piece);
				case RETURN -> frame.layout().supply(frame.layout().sortOf(piece));
				case REMOVE -> frame.layout().box();
			};
		}
	}

	@Override
	public void run(Frame frame) {
		Numbers moved = frame.numbers();
		pieces.list(frame, moved);
		for (int at = 0; at < moved.size(); at++) {
			moving.move(frame, source, moved.get(at), way.zoneOf(moved.get(at), frame), way == Way.DISCARD);
		}
		frame.release(moved);
	}
}
