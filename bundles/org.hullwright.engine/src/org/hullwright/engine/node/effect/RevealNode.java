package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Audience;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Seats;

/** Lets some know what pieces are. */
public final class RevealNode extends EffectNode {

	private final int source;
	private final ListNode pieces;
	private final Audience audience;

	public RevealNode(int source, ListNode pieces, Audience audience) {
		this.source = source;
		this.pieces = pieces;
		this.audience = audience;
	}

	@Override
	public void run(Frame frame) {
		Seats seats = audience.seats(frame);
		Numbers revealed = frame.numbers();
		pieces.list(frame, revealed);
		for (int at = 0; at < revealed.size(); at++) {
			frame.state().reveal(source, revealed.get(at), seats);
		}
		frame.release(revealed);
	}
}
