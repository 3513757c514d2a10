package org.hullwright.server.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.server.protocol.Responses.EventEntry;

/** Writes what happened in a game, as far as the viewer may know it. */
final class Events {

	private final Program program;
	private final Sight sight;

	Events(Program program, Sight sight) {
		this.program = program;
		this.sight = sight;
	}

	/** @param after how many come before those that are wanted */
	List<EventEntry> of(List<Event> events, int after) {
		List<EventEntry> told = new ArrayList<>();
		for (int at = after; at < events.size(); at++) {
			of(events.get(at), at).ifPresent(told::add);
		}
		return told;
	}

	private Optional<EventEntry> of(Event event, int at) {
		return switch (event) {
			case Event.RoundBegan(int source, int number) -> Optional.of(new EventEntry(at, "round", null, number, null, null, null));
			case Event.Entered(int source, Event.Part part, String title) -> switch (part) {
				case PHASE -> Optional.of(text(at, "phase", title));
				case STEP -> Optional.of(text(at, "step", title));
				case PROCEDURE, EFFECT -> Optional.empty();
			};
			case Event.Said(int source, String text, Seats audience) ->
				sight.isAmong(audience) ? Optional.of(text(at, "said", text)) : Optional.empty();
			case Event.Rolled rolled -> Optional.of(rolled(rolled, at));
			case Event.Decided decided -> Optional.of(decided(decided, at));
			case Event.OnlyOption only -> Optional.empty(); // no player was asked, and what comes of it is told
			case Event.TakenBack(int source) -> Optional.of(text(at, "takenBack", null));
			case Event.Edited(int source, String what) ->
				sight instanceof Sight.Everything ? Optional.of(text(at, "edited", what)) : Optional.empty();
			case Event.Ended(int source, String reason) -> Optional.of(text(at, "ended", reason));
			case Event.Left left -> Optional.empty();
			case Event.Moved moved -> Optional.empty(); // where things are is seen in the scene, by whom it may be seen
			case Event.Changed changed -> Optional.empty();
			case Event.Turned turned -> Optional.empty();
			case Event.Revealed revealed -> Optional.empty();
			case Event.Disclosed disclosed -> Optional.empty();
			case Event.Hidden hidden -> Optional.empty();
			case Event.Shuffled shuffled -> Optional.empty();
		};
	}

	private static EventEntry text(int at, String event, @Nullable String text) {
		return new EventEntry(at, event, text, null, null, null, null);
	}

	private EventEntry rolled(Event.Rolled rolled, int at) {
		World.Die die = program.world().dice().get(rolled.die());
		return new EventEntry(at, "rolled", program.tables().wording().of(rolled.face(), Display.FACE), null, null, null, die.title());
	}

	private EventEntry decided(Event.Decided decided, int at) {
		boolean known = !decided.secret() || sight.isAmong(Seats.of(decided.seat()));
		return new EventEntry(at, "decided", decided.prompt(), null, decided.seat(), known ? decided.options().get(decided.chosen()) : null,
				null);
	}
}
