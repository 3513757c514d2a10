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
		if (!isPlace(moved.from())) {
			return name + (figure ? " appears" : " is placed") + at(game.layout().holder(moved.to()));
		}
		return name + (figure ? " goes to " : " is moved to ") + game.whereabouts(moved.to());
	}

	/** Nothing for a path between places, which the tile that lies there is called after. */
	private String at(int holder) {
		if (game.isA(holder, "path")) {
			return "";
		}
		return (game.isA(holder, "tile") || game.isA(holder, "space") ? " in " : " on ") + game.title(holder);
	}

	private boolean isPlace(int zone) {
		return game.layout().role(zone) == Role.CONTENTS;
	}
}
