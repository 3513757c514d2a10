package org.hullwright.playtest.byhand;

import java.util.List;

import org.hullwright.playtest.session.Moment;

/** What can be changed by hand at a moment: where pieces are, the values of states, what is drawn and rolled next. */
public final class ByHand {

	private final HandMoves moves;
	private final HandValues values;
	private final HandChances chances;

	/** @param moment at which something is asked */
	public ByHand(Moment moment) {
		HandPieces pieces = new HandPieces(moment);
		moves = new HandMoves(pieces);
		values = new HandValues(pieces);
		chances = new HandChances(pieces);
	}

	/** The first steps. */
	public List<HandStep> steps() {
		return List.of(HandStep.on("Put something elsewhere", moves::steps), HandStep.on("Change a value", values::steps),
				HandStep.on("Choose what is drawn next", chances::draws), HandStep.on("Choose what is rolled next", chances::rolls));
	}
}
