package org.hullwright.playtest.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.debug.Halt;
import org.hullwright.engine.debug.Performance;
import org.hullwright.engine.debug.Step;
import org.hullwright.engine.lower.wording.Sentences.Local;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.fixture.LanternCaves.Table;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.PlaySession;
import org.junit.jupiter.api.Test;

/** A game that is watched at work. */
class DebuggerTest {

	private static final String WALK = "if room around actor as here {";
	private static final String MOTH = "if (roll Luck)'s number > 3 {";
	private static final String EXPLORING = "do Explore by actor on s";
	private static final String DRAWING = "draw from Rooms as room {";
	private final Table table = LanternCaves.begun();

	private Suspension suspension() {
		return table.session().debugger().suspension().orElseThrow(() -> new AssertionError("the game does not stand still"));
	}

	private boolean isStill() {
		return table.session().debugger().suspension().isPresent();
	}

	private void goOn(Step step) {
		table.after(session -> session.debugger().go(step));
	}

	private Performance performance() {
		return suspension().halt().chain().getFirst();
	}

	/** The sentence before which the game stands still, as it is written. */
	private String sentence() {
		Place place = suspension().insight().placeOf(performance().at());
		return LanternCaves.text().substring(place.offset(), place.offset() + place.length());
	}

	private int line() {
		return suspension().insight().placeOf(performance().at()).line();
	}

	private static int lineOf(String written) {
		return LanternCaves.lineOf(written).line();
	}

	/** Sets a breakpoint at the first question and stays. */
	private void stopAt(String written) {
		table.after(session -> session.stopAt(Set.of(LanternCaves.lineOf(written))));
		assertFalse(isStill(), "what was played before is only played again");
	}

	private List<String> namesKnown() {
		return suspension().insight().knownAt(performance().at()).stream().map(Local::name).toList();
	}

	@Test
	void a_game_stands_still_before_the_sentence_with_a_breakpoint() {
		stopAt(MOTH);
		Moment still = table.after(session -> session.choose(0));
		assertTrue(still.isInBetween());
		assertInstanceOf(Halt.Reason.Breakpoint.class, suspension().halt().reason());
		assertEquals(lineOf(MOTH), line());
		assertEquals(List.of("Walk", "Dusk"), suspension().halt().chain().stream().map(Performance::title).toList());
	}

	@Test
	void what_performs_it_is_known_with_the_sentence_that_does() {
		stopAt(MOTH);
		table.after(session -> session.choose(0));
		Performance phase = suspension().halt().chain().getLast();
		assertEquals(lineOf("for each character c { do Walk by c }"), suspension().insight().placeOf(phase.at()).line());
	}

	@Test
	void the_names_in_sight_and_what_they_stand_for_are_known() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		assertEquals(List.of("s", "p", "start", "here", "actor"), namesKnown());
		Local actor = suspension().insight().knownAt(performance().at()).getLast();
		assertEquals("Keeper", table.moment().game().title(performance().locals().values()[actor.slot()]));
	}

	@Test
	void a_condition_that_does_not_hold_lets_the_game_go_by() {
		stopAt(LanternCaves.lineOf(WALK), "actor is not Keeper");
		table.after(session -> session.choose(0));
		assertTrue(isStill());
		assertEquals("Salt Diver", told("actor"), "only for the other one");
	}

	@Test
	void a_condition_with_a_mistake_stops_the_game_and_says_why() {
		stopAt(LanternCaves.lineOf(MOTH), "actr's courage = 5");
		table.after(session -> session.choose(0));
		assertTrue(assertInstanceOf(Halt.Reason.ConditionFailed.class, suspension().halt().reason()).message().contains("actr"));
	}

	@Test
	void what_is_no_condition_stops_the_game_and_says_so() {
		stopAt(LanternCaves.lineOf(MOTH), "actor's courage");
		table.after(session -> session.choose(0));
		assertTrue(assertInstanceOf(Halt.Reason.ConditionFailed.class, suspension().halt().reason()).message().contains("so or not"));
	}

	@Test
	void a_condition_that_cannot_be_found_out_stops_the_game_and_says_why() {
		stopAt(LanternCaves.lineOf(MOTH), "6 / (actor's courage - 5) > 1");
		table.after(session -> session.choose(0));
		assertTrue(assertInstanceOf(Halt.Reason.ConditionFailed.class, suspension().halt().reason()).message().contains("zero"));
	}

	private void stopAt(StopLine line, String condition) {
		table.after(session -> session.stopAt(Set.of(new StopLine(line.file(), line.line(), condition))));
	}

	@Test
	void what_is_asked_is_answered_with_the_names_in_sight() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		assertEquals("Keeper", told("actor"));
		assertEquals("6", told("actor's courage + 1"));
		assertEquals("yes", told("s's tile is none and there is a room r in Rooms where r's depth is deep"));
		assertEquals("3", told("number of card in actor's hand"));
		assertEquals("“dry”", told("(if here is Landing then \"dry\" else \"wet\")"));
	}

	@Test
	void what_something_is_like_is_told_with_it() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		DebugValue actor = assertInstanceOf(EvaluationResult.Found.class, asked("actor")).known();
		assertEquals(Optional.of("5"),
				actor.parts().get().stream().filter(part -> part.name().equals("courage")).map(DebugValue::value).findFirst());
	}

	@Test
	void a_question_with_a_mistake_is_refused_with_the_reason() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		assertTrue(refused("actr's courage").contains("actr"), refused("actr's courage"));
		assertTrue(refused("actor's courage + yes").contains("Number is wanted"), refused("actor's courage + yes"));
		assertFalse(refused("actor's").isBlank());
		assertFalse(refused("").isBlank());
		assertFalse(refused("Caves").isBlank());
		assertFalse(refused("(".repeat(5_000) + "1" + ")".repeat(5_000)).isBlank());
		assertEquals("Keeper", told("actor"), "what was asked before leaves nothing behind");
	}

	@Test
	void what_something_else_under_way_knows_can_be_asked_as_well() {
		stopAt(DRAWING);
		table.after(session -> session.choose(0));
		DebugValues things = new DebugValues(suspension());
		Performance walk = suspension().halt().chain().get(1);
		assertInstanceOf(EvaluationResult.Refused.class, things.ask("start", performance()));
		assertInstanceOf(EvaluationResult.Found.class, things.ask("start", walk));
	}

	@Test
	void asking_changes_nothing() {
		stopAt(MOTH);
		Moment plain = played(session -> session.choose(0));
		table.after(session -> session.choose(0));
		told("(roll Luck)'s number");
		told("(roll Luck)'s number");
		while (isStill()) {
			goOn(Step.ON);
		}
		assertEquals(plain.events(), table.moment().events());
	}

	private EvaluationResult asked(String question) {
		return new DebugValues(suspension()).ask(question, performance());
	}

	private String told(String question) {
		return switch (asked(question)) {
			case EvaluationResult.Found(DebugValue known) -> known.value();
			case EvaluationResult.Refused(String reason) -> throw new AssertionError(reason);
		};
	}

	private String refused(String question) {
		return assertInstanceOf(EvaluationResult.Refused.class, asked(question)).reason();
	}

	@Test
	void what_was_done_before_is_done_and_what_comes_is_not() {
		stopAt(DRAWING);
		int rooms = roomsLeft();
		table.after(session -> session.choose(0));
		assertEquals(1, table.moment().line().at(), "the decision is taken");
		assertEquals(rooms, roomsLeft());
		goOn(Step.OVER);
		assertEquals(rooms - 1, roomsLeft());
	}

	private int roomsLeft() {
		GameSnapshot game = table.moment().game();
		return IntStream.range(0, game.layout().zoneCount()).filter(zone -> game.zoneTitle(zone).equals("Rooms")).map(game::count).sum();
	}

	@Test
	void stepping_over_goes_to_the_next_sentence_of_the_same_procedure() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		goOn(Step.OVER);
		assertEquals(EXPLORING, sentence());
		goOn(Step.OVER);
		assertEquals("if s's tile as t { move actor to t }", sentence());
		assertEquals("Walk", performance().title());
		assertInstanceOf(Halt.Reason.Stepped.class, suspension().halt().reason());
	}

	@Test
	void stepping_into_goes_to_the_first_sentence_of_what_is_performed() {
		stopAt(EXPLORING);
		table.after(session -> session.choose(0));
		goOn(Step.INTO);
		goOn(Step.INTO);
		assertEquals(lineOf(DRAWING), line());
		assertEquals(List.of("Explore", "Walk", "Dusk"), suspension().halt().chain().stream().map(Performance::title).toList());
	}

	@Test
	void stepping_out_goes_to_the_sentence_after_what_is_performed() {
		stopAt(DRAWING);
		table.after(session -> session.choose(0));
		goOn(Step.OUT);
		assertEquals(lineOf("if s's tile as t { move actor to t }"), line());
	}

	@Test
	void a_game_that_goes_on_comes_to_its_next_question() {
		stopAt(MOTH);
		Moment plain = played(session -> session.choose(0));
		table.after(session -> session.choose(0));
		goOn(Step.ON);
		while (isStill()) {
			goOn(Step.ON);
		}
		assertEquals(plain.question(), table.moment().question());
		assertEquals(plain.events(), table.moment().events());
	}

	/** What another game of the same seed comes to that is not watched. */
	private static Moment played(Consumer<PlaySession> command) {
		return LanternCaves.begun().after(command);
	}

	@Test
	void going_back_leads_from_a_standstill_to_the_question_before_it() {
		Optional<?> question = table.moment().question();
		stopAt(MOTH);
		table.after(session -> session.choose(0));
		table.after(PlaySession::undo);
		assertFalse(isStill());
		assertEquals(question, table.moment().question());
	}

	@Test
	void a_game_that_was_left_stands_still_no_more_although_its_thread_has_not_ended() {
		stopAt(MOTH);
		table.after(session -> session.choose(0));
		Debugger debugger = new Debugger();
		var still = new ArrayList<Boolean>();
		var watch = new AtomicReference<RunWatch>();
		watch.set(debugger.watch(suspension().insight(), true, () -> {
			still.add(debugger.suspension().isPresent());
			watch.get().leave();
			still.add(debugger.suspension().isPresent());
		}));
		assertThrows(GameAbandoned.class, () -> watch.get().halted(suspension().halt()));
		assertEquals(List.of(true, false), still);
	}

	@Test
	void a_game_that_is_played_again_does_not_stand_still_on_the_way() {
		table.after(session -> session.choose(0));
		stopAt(WALK);
		assertEquals("Light a lamp?", table.moment().question().orElseThrow().prompt());
		table.after(PlaySession::undo);
		assertFalse(isStill());
		assertEquals("Where to?", table.moment().question().orElseThrow().prompt());
	}

	@Test
	void a_game_that_begins_stands_still_in_its_setup() {
		Table fresh = new Table(LanternCaves.setup(1));
		fresh.now(session -> session.stopAt(Set.of(LanternCaves.lineOf("place Web in Mouth"))));
		assertTrue(fresh.start(Line.fresh(Set.of(1))).isInBetween());
		assertEquals(0, fresh.moment().round());
	}

	@Test
	void a_line_without_a_sentence_stands_for_the_next_one_that_has_one() {
		stopAt("procedure Explore by actor");
		table.after(session -> session.choose(0));
		assertEquals(lineOf(DRAWING), line());
	}

	@Test
	void a_line_with_several_sentences_stops_the_game_once() {
		Table fresh = new Table(LanternCaves.setup(1));
		fresh.now(session -> session.stopAt(Set.of(LanternCaves.lineOf("if p's seat = 1"))));
		fresh.start(Line.fresh(Set.of(1)));
		fresh.after(session -> session.debugger().go(Step.ON));
		assertTrue(fresh.moment().isInBetween(), "once for each player");
		fresh.after(session -> session.debugger().go(Step.ON));
		assertTrue(fresh.moment().question().isPresent());
	}

	@Test
	void a_game_can_be_made_to_stand_still_at_its_next_sentence() {
		table.after(PlaySession::stopNext);
		table.after(session -> session.choose(table.moment().question().orElseThrow().choices().size() - 1));
		assertEquals("increase actor's courage by 1", sentence());
	}

	@Test
	void a_game_that_stands_still_can_be_left() throws InterruptedException {
		stopAt(MOTH);
		table.after(session -> session.choose(0));
		Debugger debugger = table.session().debugger();
		var over = new CountDownLatch(1);
		debugger.addListener(new DebuggerListener() {

			@Override
			public void stopped(Suspension suspension) {}

			@Override
			public void goesOn() {
				over.countDown();
			}
		});
		table.now(PlaySession::close);
		assertTrue(over.await(20, TimeUnit.SECONDS), "its thread is not kept");
		assertFalse(isStill());
	}
}
