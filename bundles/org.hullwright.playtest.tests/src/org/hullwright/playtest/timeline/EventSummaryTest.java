package org.hullwright.playtest.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.hullwright.engine.state.Sight;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.timeline.StoryEntry.Nature;
import org.junit.jupiter.api.Test;

/** What a short list tells of a stretch of a game. */
class EventSummaryTest {

	private static final Sight ALL = new Sight.Everything();
	private static final String MOTH = "say \"A moth comes out of {r}\"";

	private final Table table = LanternCaves.begun();

	/** A game in which the Keeper is lost on the first walk. */
	private static Table lost() {
		String deadly = LanternCaves.text()
				.replace("if (roll Luck)'s number > 3 {",
						"if actor is Keeper { say \"{actor} is lost\"  move actor to Lost }\n\tif (roll Luck)'s number > 3 {")
				.replace("die Luck", "zone Lost of character\ndie Luck");
		assertTrue(deadly.contains(MOTH));
		Table table = new Table(LanternCaves.setup(1), LanternCaves.rules(deadly));
		table.start(Line.fresh(Set.of(1)));
		return table;
	}

	@Test
	void before_a_players_first_decision_nothing_is_told() {
		assertEquals(List.of(), EventSummary.sinceLastDecision(table.moment(), ALL).told());
	}

	@Test
	void dice_and_what_bots_decided_since_then_are_told_in_their_order() {
		Moment next = table.after(session -> session.choose(0));

		List<StoryEntry> told = EventSummary.sinceLastDecision(next, ALL).told();

		assertTrue(told.stream().anyMatch(entry -> entry.nature() == Nature.ROLLED && entry.text().startsWith("Luck shows ")),
				told::toString);
		assertTrue(told.stream().anyMatch(
				entry -> entry.nature() == Nature.DECISION && entry.seatOrNull() == 2 && entry.text().startsWith("Where to? → ")),
				told::toString);
		assertTrue(told.stream().noneMatch(entry -> entry.nature() == Nature.DECISION && entry.seatOrNull() == 1), told::toString);
		assertTrue(told.stream().allMatch(entry -> entry.children().isEmpty()), told::toString);
	}

	@Test
	void what_happened_before_the_last_decision_is_told_no_more() {
		table.after(session -> session.choose(0));
		List<StoryEntry> first = EventSummary.sinceLastDecision(table.moment(), ALL).told();
		List<StoryEntry> second = EventSummary.sinceLastDecision(table.after(PlaySession::letBotChoose), ALL).told();
		assertTrue(second.stream().noneMatch(first::contains), second::toString);
	}

	@Test
	void a_figure_that_has_left_the_board_is_told_with_what_the_rules_said_of_it() {
		Moment after = lost().after(session -> session.choose(0));
		assertEquals(List.of(new Departure(1, "Keeper", "Keeper is lost")), EventSummary.sinceLastDecision(after, ALL).departures());
		assertEquals("Keeper is not on the board any more: Keeper is lost",
				EventSummary.sinceLastDecision(after, ALL).departures().getFirst().told());
	}

	@Test
	void nobody_has_left_who_is_still_there() {
		assertEquals(List.of(), EventSummary.sinceLastDecision(table.after(session -> session.choose(0)), ALL).departures());
	}

	@Test
	void what_the_rules_say_once_the_game_is_over_is_told_apart() {
		String telling = LanternCaves.text().replace("set p's won to yes", "set p's won to yes  say \"{c} is brave\"");
		Table brave = new Table(LanternCaves.setup(1), LanternCaves.rules(telling));
		brave.start(Line.fresh(Set.of(1)));
		Moment end = brave.toTheEnd();

		List<String> after = EventSummary.afterTheEnd(end, ALL).said().stream().map(StoryEntry::text).toList();

		assertEquals(end.outcome().orElseThrow().winners().size(), after.size());
		assertTrue(after.stream().allMatch(text -> text.endsWith(" is brave”")), after::toString);
		assertTrue(EventSummary.beforeTheEnd(end, ALL).said().stream().noneMatch(entry -> entry.text().contains("is brave")));
	}
}
