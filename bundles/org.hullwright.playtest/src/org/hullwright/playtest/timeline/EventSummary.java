package org.hullwright.playtest.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Sight;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.timeline.StoryEntry.Nature;

/**
 * A stretch of a game as a short list without the parts of the rules it happened in: dice, what the rules said, what others decided, who
 * left the board.
 */
public final class EventSummary {

	private static final String CORE_FIGURE = "figure"; // the kind in the core library
	private final GameSnapshot game;
	private final Sight sight;
	private final List<Event> events;

	private EventSummary(Moment moment, Sight sight, List<Event> events) {
		this.game = moment.game();
		this.sight = sight;
		this.events = events;
	}

	/**
	 * What has happened since the player who is asked decided last; since any person did when no player is asked. Nothing before the first
	 * decision.
	 */
	public static EventSummary sinceLastDecision(Moment moment, Sight sight) {
		Set<Integer> deciding = moment.question().map(question -> Set.of(question.seat())).orElseGet(() -> moment.line().persons());
		List<Event> all = moment.events();
		int last = IntStream.range(0, all.size())
				.filter(at -> all.get(at) instanceof Event.Decided decided && deciding.contains(decided.seat()))
				.reduce(-1, (first, next) -> next);
		return new EventSummary(moment, sight, last < 0 ? List.of() : all.subList(last + 1, all.size()));
	}

	/** What happened up to the end of a game that is over. */
	public static EventSummary beforeTheEnd(Moment moment, Sight sight) {
		return new EventSummary(moment, sight, moment.events().subList(0, end(moment)));
	}

	/** What the rules did and said once a game was over. */
	public static EventSummary afterTheEnd(Moment moment, Sight sight) {
		return new EventSummary(moment, sight,
				moment.events().subList(Math.min(end(moment) + 1, moment.events().size()), moment.events().size()));
	}

	private static int end(Moment moment) {
		List<Event> all = moment.events();
		return IntStream.range(0, all.size()).filter(at -> all.get(at) instanceof Event.Ended).findFirst().orElse(all.size());
	}

	/** What happened, the oldest first. */
	public List<StoryEntry> told() {
		return new StoryBuilder(game, StoryBuilder.Telling.OUTLINE, sight).tell(events).stream().flatMap(EventSummary::leaves).toList();
	}

	private static Stream<StoryEntry> leaves(StoryEntry entry) {
		return switch (entry.nature()) {
			case PHASE, STEP, PROCEDURE, ROUND -> entry.children().stream().flatMap(EventSummary::leaves);
			case DECISION, ONLY_OPTION, SAID, ROLLED, DRAWN, CHANGE, END -> Stream.of(entry);
		};
	}

	/** What the rules said. */
	public List<StoryEntry> said() {
		return told().stream().filter(entry -> entry.nature() == Nature.SAID).toList();
	}

	/** The figures of players that left the boards and did not come back, the first first. */
	public List<Departure> departures() {
		List<Departure> departures = new ArrayList<>();
		for (int at = 0; at < events.size(); at++) {
			if (events.get(at) instanceof Event.Moved moved && isDeparture(moved)) {
				departures.add(departure(moved.piece(), at));
			}
		}
		return departures;
	}

	private boolean isDeparture(Event.Moved moved) {
		boolean leaves = game.layout().role(moved.from()) == Role.CONTENTS && game.layout().role(moved.to()) != Role.CONTENTS;
		return leaves && game.isA(moved.piece(), CORE_FIGURE) && game.ownerSeat(moved.piece()).isPresent()
				&& game.holderOf(moved.piece()).isEmpty();
	}

	/** It is said who is meant right before they are taken away, or right after. */
	private Departure departure(int piece, int at) {
		String name = game.title(piece);
		String said = IntStream.concat(IntStream.rangeClosed(0, at).map(back -> at - back), IntStream.range(at, events.size()))
				.mapToObj(events::get)
				.filter(event -> event instanceof Event.Said line && sight.isAmong(line.audience()) && line.text().contains(name))
				.map(event -> ((Event.Said) event).text())
				.findFirst().orElse("");
		return new Departure(game.ownerSeat(piece).getAsInt(), name, said);
	}
}
