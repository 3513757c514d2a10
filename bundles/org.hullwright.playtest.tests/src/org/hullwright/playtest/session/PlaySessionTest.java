package org.hullwright.playtest.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Taken;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.ResumedGame;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlaySessionTest {

	private final Table table = LanternCaves.begun();

	private static String asked(Moment moment) {
		return moment.question().map(question -> question.seat() + ": " + question.prompt()).orElse("over");
	}

	private Question question() {
		return table.moment().question().orElseThrow();
	}

	@Test
	void the_person_is_asked_and_the_bot_is_not() {
		assertEquals("1: Where to?", asked(table.moment()));
		table.toTheEnd();
		assertTrue(table.moment().line().taken().stream().anyMatch(taken -> taken.seat() == 2), "the bot has decided, too");
	}

	@Test
	void an_option_knows_the_piece_it_is_about_and_the_text_that_offers_it() {
		Choice first = question().choices().getFirst();
		assertTrue(first.subject().isPresent());
		assertEquals("lanterns.hull", first.source().file());
		assertEquals(List.of(first), question().about(first.subject().orElseThrow()));
	}

	@Test
	void it_can_be_seen_to_go_on_until_it_asks_again() {
		List<String> told = new ArrayList<>();
		table.now(session -> session.onBusy(() -> told.add("goes on")));
		assertFalse(table.session().isBusy());
		table.after(session -> {
			session.choose(0);
			assertTrue(session.isBusy());
		});
		assertFalse(table.session().isBusy());
		assertEquals(List.of("goes on"), told);
	}

	@Test
	void what_goes_on_is_stopped_where_it_was_asked_last() {
		Moment asked = table.moment();
		Moment stopped = table.after(session -> {
			session.choose(0);
			session.stop();
		});
		assertEquals(asked.line().taken(), stopped.line().taken());
		assertEquals(asked.question().orElseThrow().choices(), stopped.question().orElseThrow().choices());
	}

	@Test
	void a_fault_of_the_program_is_told_instead_of_waiting_for_ever() {
		Line damaged = new Line(List.of(new SeatDecision(1, new Taken(0, 2, null))), 1, Set.of(1));
		Moment stopped = new Table(LanternCaves.setup(1)).start(damaged);
		assertTrue(stopped.failure().orElseThrow().getMessage().startsWith("This is a fault of Hullwright, not of the pack: "));
		assertTrue(stopped.question().isEmpty());
	}

	@Test
	void what_a_bot_weighs_is_told_with_the_same_question() {
		Moment asked = table.moment();
		Moment weighed = table.after(PlaySession::weigh);
		Question again = weighed.question().orElseThrow();
		assertEquals(asked.question().orElseThrow().choices(), again.choices());
		assertEquals(asked.line(), weighed.line());
		Weighing weighing = again.weighing();
		assertEquals(again.choices().size(), weighing.options().size() + weighing.others());
		assertEquals(1, weighing.options().stream().filter(Weighing.Option::taken).count());
		weighing.options().forEach(option -> assertEquals(again.choices().get(option.number()).label(), option.label()));
	}

	@Test
	void a_moment_tells_the_round_and_the_phase_in_which_it_is() {
		assertEquals("Round 1 · Dusk · Walking", table.moment().when());
		assertTrue(table.toTheEnd().when().endsWith(" · The end"), table.moment().when());
	}

	@Test
	void a_game_goes_on_as_if_nobody_had_asked_what_a_bot_weighs() {
		Table other = LanternCaves.begun();
		while (table.moment().question().isPresent()) {
			table.aside(PlaySession::weigh);
			table.aside(PlaySession::weigh);
			table.after(PlaySession::letBotChoose);
		}
		assertEquals(other.toTheEnd().record(), table.moment().record());
		assertEquals(other.moment().events(), table.moment().events());
	}

	@Test
	void what_is_weighed_can_be_left() {
		Moment asked = table.moment();
		table.now(PlaySession::weigh);
		assertEquals(asked.line(), table.after(PlaySession::restart).line());
	}

	@Test
	void an_option_that_is_not_offered_is_ignored() {
		table.after(session -> {
			session.choose(99);
			session.choose(question().choices().size() - 1);
		});
		assertEquals("1: Light a lamp?", asked(table.moment()));
	}

	@Test
	void undo_returns_to_the_same_question_in_the_same_state() {
		Moment before = table.moment();
		table.after(session -> session.choose(0));
		Moment undone = table.after(PlaySession::undo);
		assertEquals(before.question(), undone.question());
		assertEquals(before.events(), undone.events());
	}

	@Test
	void redo_leads_to_where_undo_began() {
		Moment later = table.after(session -> session.choose(0));
		table.after(PlaySession::undo);
		Moment redone = table.after(PlaySession::redo);
		assertEquals(later.question(), redone.question());
		assertEquals(later.events(), redone.events());
		assertFalse(redone.line().canRedo());
	}

	@Test
	void an_ended_game_can_be_undone() {
		Moment end = table.toTheEnd();
		assertEquals("Dawn", end.outcome().orElseThrow().reason());
		assertTrue(table.after(PlaySession::undo).question().isPresent());
	}

	@Test
	void restart_keeps_the_whole_game_ahead() {
		Moment first = table.moment();
		int decisions = table.toTheEnd().line().taken().size();
		Moment restarted = table.after(PlaySession::restart);
		assertEquals(first.question(), restarted.question());
		assertEquals(decisions, restarted.line().taken().size());
	}

	@Test
	void a_jump_goes_to_before_the_decision_with_that_number() {
		Moment end = table.toTheEnd();
		int last = lastOfPerson(end.line());
		assertEquals(last, table.after(session -> session.goTo(last)).question().orElseThrow().number());
	}

	private static int lastOfPerson(Line line) {
		for (int number = line.taken().size() - 1; number >= 0; number--) {
			if (line.taken().get(number).seat() == 1) {
				return number;
			}
		}
		throw new AssertionError("the person never decided");
	}

	@Test
	void a_game_goes_on_from_its_record() {
		Moment later = table.after(session -> session.choose(1));
		Table resumed = new Table(LanternCaves.setup(1));
		assertEquals(later.question(), resumed.start(later.line()).question());
	}

	private static Line line(int... options) {
		List<SeatDecision> taken = IntStream.of(options).mapToObj(option -> new SeatDecision(0, Taken.option(option))).toList();
		return new Line(taken, taken.size(), Set.of(1));
	}

	@Test
	void recorded_decisions_are_followed_as_far_as_they_fit_and_the_first_that_does_not_is_named() {
		Line wrong = line(0, 99, 0);
		Moment resumed = new Table(LanternCaves.setup(1)).start(wrong);
		assertTrue(resumed.question().isPresent());
		assertEquals(0, resumed.line().taken().getFirst().taken().option());
		assertTrue(resumed.notice().orElseThrow().contains("decision 2, \"Where to?\", was answered with option 100"),
				resumed.notice()::toString);
	}

	@Test
	void a_notice_is_told_once() {
		Table resumed = new Table(LanternCaves.setup(1));
		resumed.start(line(99));
		assertEquals(Optional.empty(), resumed.after(session -> session.choose(0)).notice());
	}

	@Test
	void what_the_last_decision_touched_is_told() {
		assertEquals(Set.of(), table.moment().changed());
		assertFalse(table.after(session -> session.choose(0)).changed().isEmpty());
	}

	@Test
	void bots_alone_play_to_the_end_without_asking() {
		assertTrue(new Table(LanternCaves.setup()).start(Line.fresh(Set.of())).outcome().isPresent());
	}

	@ParameterizedTest
	@EnumSource(Bot.class)
	void bots_decide_the_same_after_undo(Bot bot) {
		Table played = new Table(LanternCaves.setup(1).decidedBy(Set.of(1), Map.of(2, bot)));
		played.start(Line.fresh(Set.of(1)));
		Moment before = played.after(session -> session.choose(0));
		while (before.line().taken().stream().noneMatch(taken -> taken.seat() == 2)) {
			before = played.after(session -> session.choose(0));
		}
		played.after(PlaySession::undo);
		assertEquals(before.events(), played.after(session -> session.choose(0)).events());
	}

	@Test
	void a_game_that_begins_where_a_component_matters_tells_when_no_pack_says_how() {
		PlaySetup plain = LanternCaves.setup(1);
		PlaySetup here = new PlaySetup(plain.pack(), plain.expansions(), plain.players(), plain.modes(), plain.scenarioOrNull(),
				plain.seed(),
				new Opening.Tryout("Lake"), plain.persons());
		Moment begun = new Table(here).start(Line.fresh(Set.of(1)));
		assertTrue(begun.notice().orElseThrow().contains("`try wanted: room { ... }`"), begun.notice()::toString);
		assertEquals(0, begun.line().at());
	}

	@Test
	void a_game_that_is_gone_on_with_stands_where_it_stood_and_knows_what_lies_ahead_and_what_was_left() {
		LanternCaves.Table before = LanternCaves.begun();
		before.after(playing -> playing.choose(0));
		before.after(PlaySession::undo);
		before.after(playing -> playing.choose(1));
		before.after(PlaySession::letBotChoose);
		Moment stood = before.after(PlaySession::undo);
		Branches lines = before.session().lines();

		LanternCaves.Table later = new LanternCaves.Table(LanternCaves.setup(1));
		later.begin(playing -> playing.start(new ResumedGame(stood.line(), lines, "", "Somebody went away.")));
		Moment stands = later.after(playing -> {});
		assertEquals(stood.question(), stands.question());
		assertEquals(stood.line().taken().size(), stands.line().taken().size());
		assertEquals(stood.line().taken().size(), later.session().furthest().orElseThrow().line().at(), "the story knows what lies ahead");
		assertEquals(lines.left(), later.session().branches());
		assertEquals(Optional.of("Somebody went away."), stands.notice());
	}
}
