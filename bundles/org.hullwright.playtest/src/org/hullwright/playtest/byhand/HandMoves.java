package org.hullwright.playtest.byhand;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.state.Layout;

/** Where pieces can be put by hand. */
record HandMoves(HandPieces pieces) {

	/** What can be put elsewhere. */
	List<HandStep> steps() {
		return pieces.movable().mapToObj(piece -> HandStep.on(pieces.named(piece), () -> places(piece))).toList();
	}

	private List<HandStep> places(int piece) {
		return IntStream.range(0, pieces.layout().zoneCount()).filter(zone -> mayLieIn(piece, zone))
				.mapToObj(zone -> HandStep.last(pieces.game().whereabouts(zone), Edit.move(pieces.names(), pieces.before(), piece, zone)))
				.toList();
	}

	private boolean mayLieIn(int piece, int zone) {
		Layout layout = pieces.layout();
		return zone != pieces.game().zoneOf(piece) && layout.isFit(piece, zone) && switch (layout.role(zone)) {
			case SEATS -> false;
			case SUPPLY -> zone == layout.supply(layout.sortOf(piece));
			case CONTENTS -> isThere(layout.holder(zone));
			default -> true;
		};
	}

	/** Whether something may lie on a piece: on what is part of a board, or itself lies on something. */
	private boolean isThere(int piece) {
		return pieces.layout().readingOrder(piece) != Integer.MAX_VALUE || pieces.game().holderOf(piece).isPresent();
	}
}
