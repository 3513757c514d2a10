package org.hullwright.playtest.timeline;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.picture.view.GameSnapshot;

/** What comes to the boards, leaves them or is moved on them, in sentences. */
final class Travels {

	private final GameSnapshot game;

	Travels(GameSnapshot game) {
		this.game = game;
	}

	/** Whether it can be seen on a board that something is moved; not while the table is laid. */
	boolean isSeen(Event.Moved moved) {
		return moved.source() != 0 && moved.from() != moved.to() && (isPlace(moved.from()) || isPlace(moved.to()));
	}

	/** Whether something comes to a board that was not on one. */
	boolean isArrival(Event.Moved moved) {
		return !isPlace(moved.from()) && isPlace(moved.to());
	}

	String told(Event.Moved moved) {
		String name = game.title(moved.piece());
		boolean figure = game.isA(moved.piece(), "figure");
		if (!isPlace(moved.to())) {
			return name + (figure ? " leaves " : " is taken from ") + game.whereabouts(moved.from());
		}
		String to = game.whereabouts(moved.to());
		if (!isPlace(moved.from())) {
			return name + (figure ? " appears: " : " is placed: ") + to;
		}
		return name + (figure ? " goes to " : " is moved to ") + to;
	}

	private boolean isPlace(int zone) {
		return game.layout().role(zone) == Role.CONTENTS;
	}
}
