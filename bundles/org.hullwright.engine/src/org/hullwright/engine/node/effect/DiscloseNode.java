package org.hullwright.engine.node.effect;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Audience;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Seats;

/** Lets some know a secret state, or nobody any more who does not see it by itself. */
public final class DiscloseNode extends EffectNode {

	private final int source;
	private final @Nullable ListNode owners;
	private final int property;
	private final @Nullable Audience audience;

	/**
	 * @param owners the pieces that have the state; null for a state of the game
	 * @param audience null to hide it again
	 */
	public DiscloseNode(int source, @Nullable ListNode owners, int property, @Nullable Audience audience) {
		this.source = source;
		this.owners = owners;
		this.property = property;
		this.audience = audience;
	}

	@Override
	public void run(Frame frame) {
		Audience audience = this.audience;
		Seats seats = audience == null ? Seats.NONE : audience.seats(frame);
		ListNode owners = this.owners;
		if (owners == null) {
			tell(frame, GameState.NOTHING, seats);
			return;
		}
		Numbers pieces = frame.numbers();
		owners.list(frame, pieces);
		for (int at = 0; at < pieces.size(); at++) {
			frame.effort().burn(source);
			tell(frame, pieces.get(at), seats);
		}
		frame.release(pieces);
	}

	private void tell(Frame frame, int piece, Seats seats) {
		if (seats.equals(Seats.NONE)) {
			frame.state().conceal(piece, property);
		} else {
			frame.state().disclose(source, piece, property, seats);
		}
	}
}
