package org.hullwright.playtest.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Event.Part;

/** Reads from the story of a game which phase and which steps have begun and not ended. */
final class ActivePhases {

	private ActivePhases() {}

	/** The outermost first. */
	static List<Event.Entered> partsOf(List<Event> events) {
		Deque<Event.Entered> under = new ArrayDeque<>();
		for (Event event : events) {
			switch (event) {
				case Event.RoundBegan began -> under.clear();
				case Event.Entered entered -> under.push(entered);
				case Event.Left left -> under.poll();
				default -> {}
			}
		}
		return under.reversed().stream().filter(entered -> entered.part() == Part.PHASE || entered.part() == Part.STEP).toList();
	}
}
