package org.hullwright.playtest.decision;

import static org.hullwright.playtest.decision.DecisionPage.GAP;
import static org.hullwright.playtest.decision.DecisionPage.MARGIN;
import static org.hullwright.playtest.decision.DecisionPage.SMALL;
import static org.hullwright.playtest.decision.DecisionPage.TEXT;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.scene.Hue;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.timeline.Departure;
import org.hullwright.playtest.timeline.EventSummary;
import org.hullwright.playtest.timeline.StoryEntry;

/** How a game ended: why, who won and by which rule, what became of each player, and what happened last. */
final class OutcomePart {

	private static final int MOST_LINES = 10;
	private static final double DOT = 9; // radius
	private final DecisionPage page;
	private final Moment now;
	private final Sight sight;

	OutcomePart(DecisionPage page, Moment now, Sight sight) {
		this.page = page;
		this.now = now;
		this.sight = sight;
	}

	void write(Outcome outcome) {
		page.prompt("The game is over", page.theme().ink());
		page.paragraph(outcome.reason().isBlank() ? "The rules give no reason." : outcome.reason(), TEXT + 1, true, page.theme().ink());
		reference("by the rule ", ended().map(Event.Ended::source).orElse(0));
		page.gap();
		page.paragraph(winners(outcome.winners()), TEXT + 1, true, page.theme().ink());
		page.gap();
		List<Departure> gone = EventSummary.beforeTheEnd(now, sight).departures();
		now.game().players().forEach(player -> player(now.game().seatOf(player), outcome, gone));
		section("What decided it", EventSummary.afterTheEnd(now, sight).said());
		section("What happened last", EventSummary.beforeTheEnd(now, sight).told());
		page.gap();
		page.paragraph(
				counted(outcome.rounds(), "round") + ", " + counted(outcome.decisions(), "decision") + ". Undo goes back into the game.",
				SMALL, false, page.theme().soft());
	}

	private String winners(List<Integer> seats) {
		if (seats.isEmpty()) {
			return "Nobody has won.";
		}
		String names = seats.stream().map(this::name).collect(Collectors.joining(" and "));
		return names + (seats.size() == 1 ? " has won." : " have won.");
	}

	private String name(int seat) {
		return now.game().title(now.game().playerAt(seat));
	}

	/** What became of a player, and the rule that made them win. */
	private void player(int seat, Outcome outcome, List<Departure> gone) {
		boolean won = outcome.winners().contains(seat);
		Colour colour = page.theme().colour(new Hue.Numbered(seat - 1));
		double middle = page.top() + DOT + 1;
		page.picture().fill(Outline.circle(new Point(MARGIN + DOT, middle), DOT), colour);
		page.picture().words(Integer.toString(seat), new Point(MARGIN + DOT, middle), SMALL, true, colour.writing());
		double left = MARGIN + 3 * DOT;
		String figures = figuresOf(seat).isEmpty() ? "" : " (" + figuresOf(seat) + ")";
		String result = (won ? " has won" : " has not won") + standing(outcome.standing(), seat);
		page.goDown(page.writer().paragraph(name(seat) + figures + result, left, page.top() + 1,
				page.width() - left - MARGIN, TEXT, won,
				page.theme().ink(), page.picture()));
		gone.stream().filter(departure -> departure.seat() == seat).reduce((first, last) -> last)
				.ifPresent(departure -> note(departure.told(), left));
		victory(seat).ifPresent(source -> reference("won by the rule ", source, left));
		page.gap();
	}

	/** The score and the team, where the game has them. */
	private static String standing(Standing standing, int seat) {
		String score = standing.scores().isEmpty() ? "" : ", score " + standing.scores().get(seat - 1);
		String team = standing.teams().isEmpty() || standing.teams().get(seat - 1).isEmpty()
				? ""
				: ", team " + standing.teams().get(seat - 1);
		return score + team;
	}

	private String figuresOf(int seat) {
		return IntStream.range(0, now.game().layout().pieceCount()).filter(piece -> now.game().isA(piece, "figure"))
				.filter(piece -> now.game().ownerSeat(piece).orElse(0) == seat).mapToObj(now.game()::title).distinct()
				.collect(Collectors.joining(", "));
	}

	private void note(String text, double left) {
		page.goDown(
				page.writer().paragraph(text, left, page.top(), page.width() - left - MARGIN, SMALL, false, page.theme().soft(),
						page.picture()));
	}

	private Optional<Event.Ended> ended() {
		return now.events().stream().filter(Event.Ended.class::isInstance).map(Event.Ended.class::cast).findFirst();
	}

	/** Where the text made a player win. */
	private Optional<Integer> victory(int seat) {
		int player = now.game().playerAt(seat);
		int won = now.game().world().game().won();
		return now.events().stream()
				.filter(event -> event instanceof Event.Changed changed && changed.piece() == player && changed.property() == won
						&& changed.after() != 0)
				.map(Event::source).reduce((first, last) -> last);
	}

	private void reference(String before, int source) {
		reference(before, source, MARGIN);
	}

	private void reference(String before, int source, double left) {
		Place place = now.game().world().places().of(source);
		if (place.line() > 0) {
			page.reference(before + "at " + place.file() + ", line " + place.line(), place, left, SMALL);
		}
	}

	private void section(String title, List<StoryEntry> told) {
		if (told.isEmpty()) {
			return;
		}
		page.goDown(GAP);
		page.paragraph(title, TEXT, true, page.theme().ink());
		new SinceLastPart(page, now).list(told, MOST_LINES);
	}

	private static String counted(int number, String what) {
		return number + " " + what + (number == 1 ? "" : "s");
	}
}
