package org.hullwright.playtest.line;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.state.Event;

/** Reads from the story of a game what was touched last. */
public final class TouchedPieces {

	private TouchedPieces() {}

	/** The pieces touched since the last decision of one of the persons; none before the first. */
	public static Set<Integer> since(List<Event> events, Set<Integer> persons) {
		Set<Integer> pieces = new HashSet<>();
		for (Event event : lately(events, persons)) {
			switch (event) {
				case Event.Moved moved -> pieces.add(moved.piece());
				case Event.Changed changed when changed.piece() >= 0 -> pieces.add(changed.piece());
				case Event.Turned turned -> pieces.add(turned.piece());
				default -> {}
			}
		}
		return pieces;
	}

	/** What has happened from the last decision of one of the persons on; nothing before the first. */
	static List<Event> lately(List<Event> events, Set<Integer> persons) {
		for (int at = events.size() - 1; at >= 0; at--) {
			if (events.get(at) instanceof Event.Decided decided && persons.contains(decided.seat())) {
				return events.subList(at, events.size());
			}
		}
		return List.of();
	}
}
