package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Games.played;
import static org.hullwright.engine.fixture.Games.random;
import static org.hullwright.engine.fixture.Games.replaying;
import static org.hullwright.engine.fixture.Games.said;
import static org.hullwright.engine.fixture.Trees.add;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.say;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Text.Display;
import org.junit.jupiter.api.Test;

class ReplayTest {

	private final TestWorld world = new TestWorld();
	private final int steps = world.state("steps");
	private final int luck = world.state("luck");
	private final int die = world.die("Fate", 1, 2, 3, 4, 5, 6);

	/** A walk of ten rounds with a roll and a decision in each. */
	private Program walk(Effect.Option... options) {
		return walk("Which way?", options);
	}

	private Program walk(String prompt, Effect.Option... options) {
		world.phase(all(set(luck, add(game(luck), roll(die))), ask(prompt, options), say(game(luck), Display.NUMBER),
				raise(steps, 1), when(less(number(9), game(steps)), endGame("far enough"))));
		return world.program();
	}

	private Program walk() {
		return walk(option("left", raise(luck, 10)), option("right", raise(luck, 20)), option("on", all()));
	}

	@Test
	void the_same_seed_and_decisions_give_the_same_game() {
		Program program = walk();
		Game one = random(program, 5);
		Game other = random(program, 5);
		assertEquals(one.play(), other.play());
		assertEquals(one.state().journal().events(), other.state().journal().events());
		assertTrue(one.state().sameAs(other.state()));
	}

	@Test
	void another_seed_gives_another_game() {
		Program program = walk();
		assertNotEquals(random(program, 5).play().fingerprint(), random(program, 6).play().fingerprint());
	}

	@Test
	void a_record_plays_the_same_game_again() {
		Program program = walk();
		Game first = random(program, 5);
		Outcome outcome = first.play();
		Game again = replaying(program, first.record());
		assertEquals(outcome, again.play());
		assertEquals(first.record(), again.record());
		assertEquals(outcome.fingerprint(), first.record().finalState());
	}

	@Test
	void nobody_watching_makes_no_difference() {
		Program program = walk();
		GameOptions options = GameOptions.of(1, 5);
		Game unwatched = new Game(program, options, seat -> new RandomAgent(5, "seat 1"), Watching.NOTHING);
		assertEquals(random(program, 5).play(), unwatched.play());
		assertEquals(List.of(), unwatched.state().journal().events());
	}

	@Test
	void probing_makes_no_difference() {
		walk();
		assertEquals(random(world.program(), 5).play(), random(world.tracedProgram(), 5).play());
	}

	@Test
	void going_back_is_playing_the_first_decisions_again() {
		Program program = walk();
		Game first = played(choosing(program, 0, 1, 2, 1));
		Game back = played(replaying(program, first.record().until(2)));
		assertEquals(2, back.record().decisions().size());
		assertEquals(said(first).subList(0, 2), said(back));
		Game other = played(new Game(program, first.record().until(2), seat -> Agent.first(), Watching.EVENTS));
		assertEquals(10, other.record().decisions().size());
	}

	@Test
	void two_games_at_once_do_not_touch_each_other() {
		Program program = walk();
		Outcome alone = random(program, 5).play();
		Game within = random(program, 6);
		Game outer = Games.of(program, new Agent() {

			private final Agent random = new RandomAgent(5, "seat 1");

			@Override
			public int choose(Decision decision) {
				if (decision.number() == 4) {
					within.play();
				}
				return random.choose(decision);
			}
		});
		Game expected = Games.of(program, new RandomAgent(5, "seat 1"));
		assertEquals(expected.play(), outer.play());
		assertEquals(10, within.record().decisions().size());
		assertEquals(alone, random(program, 5).play());
	}

	@Test
	void an_option_that_moved_is_found_by_what_it_says() {
		Game first = played(choosing(walk(), 1, 0));
		Program changed = replaced(option("new", all()), option("left", raise(luck, 10)), option("right", raise(luck, 20)));
		Game again = played(replaying(changed, first.record()));
		assertEquals(List.of("right", "left"), again.record().decisions().stream().map(Taken::label).toList());
		assertEquals(said(first), said(again));
	}

	@Test
	void an_option_in_the_place_of_one_that_is_gone_is_not_taken_for_it() {
		Game first = played(choosing(walk(), 1));
		Program changed = replaced(option("left", raise(luck, 10)), option("hide", raise(luck, 20)), option("on", all()));
		ReplayMismatch mismatch = assertThrows(ReplayMismatch.class, () -> replaying(changed, first.record()).play());
		assertEquals("decision 1, \"Which way?\", was answered with \"right\", which is not among its 3 options now",
				mismatch.getMessage());
	}

	@Test
	void another_question_is_not_answered_although_it_has_as_many_options() {
		Game first = played(choosing(walk(), 0, 1));
		Program changed = asking("Use the shield?", option("left", all()), option("right", all()), option("on", all()));
		ReplayMismatch mismatch = assertThrows(ReplayMismatch.class, () -> replaying(changed, first.record()).play());
		assertEquals(0, mismatch.decision());
		assertEquals("decision 1, \"Which way?\", was answered with \"left\"; now \"Use the shield?\" is asked there",
				mismatch.getMessage());
	}

	@Test
	void the_same_question_to_another_player_is_not_answered() {
		Game first = played(choosing(walk(), 1));
		List<Taken> ofPlayer2 = first.record().decisions().stream()
				.map(taken -> new Taken(taken.option(), taken.of(), taken.label(), 2, taken.prompt())).toList();
		Program changed = replaced(option("left", all()), option("right", all()), option("on", all()));
		ReplayMismatch mismatch = assertThrows(ReplayMismatch.class,
				() -> replaying(changed, first.record().with(ofPlayer2, List.of())).play());
		assertEquals("decision 1, \"Which way?\" of player 2, was answered with \"right\"; now player 1 is asked \"Which way?\"",
				mismatch.getMessage());
	}

	@Test
	void by_the_same_rules_the_words_may_be_those_of_another_language() {
		Game first = played(choosing(walk(), 1));
		Program translated = new ReplayTest().walk(option("links", raise(luck, 10)), option("rechts", raise(luck, 20)),
				option("weiter", all()));
		assertEquals(List.of("rechts"),
				played(replaying(translated, first.record())).record().decisions().stream().map(Taken::label).toList());
	}

	@Test
	void of_a_game_that_was_recorded_without_words_the_numbers_count() {
		Game first = played(choosing(walk(), 1));
		List<Taken> numbers = first.record().decisions().stream().map(taken -> new Taken(taken.option(), taken.of(), "")).toList();
		Program changed = replaced(option("left", raise(luck, 10)), option("hide", raise(luck, 20)), option("on", all()));
		assertEquals(List.of("hide"), played(replaying(changed, first.record().with(numbers, List.of()))).record().decisions().stream()
				.map(Taken::label).toList());
	}

	@Test
	void of_a_game_that_was_recorded_without_its_questions_the_options_count() {
		Game first = played(choosing(walk(), 1));
		List<Taken> labels = first.record().decisions().stream().map(taken -> new Taken(taken.option(), taken.of(), taken.label()))
				.toList();
		Program changed = asking("Where?", option("left", raise(luck, 10)), option("on", all()), option("right", raise(luck, 20)));
		assertEquals(List.of("right"), played(replaying(changed, first.record().with(labels, List.of()))).record().decisions().stream()
				.map(Taken::label).toList());
	}

	@Test
	void the_first_decision_that_no_longer_fits_is_named() {
		Game first = played(choosing(walk(), 0, 1, 2));
		Program changed = replaced(option("left", raise(luck, 10)), option("on", all()));
		ReplayMismatch mismatch = assertThrows(ReplayMismatch.class, () -> replaying(changed, first.record()).play());
		assertEquals(1, mismatch.decision());
		assertEquals("decision 2, \"Which way?\", was answered with \"right\", which is not among its 2 options now",
				mismatch.getMessage());
	}

	private static Program replaced(Effect.Option... options) {
		return asking("Which way?", options);
	}

	private static Program asking(String prompt, Effect.Option... options) {
		ReplayTest other = new ReplayTest();
		other.world.changed();
		return other.walk(prompt, options);
	}

	@Test
	void a_game_is_only_for_as_many_players_as_it_says() {
		Program program = walk();
		IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
				() -> new Game(program, GameOptions.of(5, 1), seat -> Agent.first(), Watching.NOTHING));
		assertEquals("Test is for 1 to 4 players, not for 5", refused.getMessage());
	}

	@Test
	void a_mode_that_there_is_not_is_refused() {
		Program program = walk();
		GameOptions options = new GameOptions(1, List.of("Deadly"), null, 1);
		IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
				() -> new Game(program, options, seat -> Agent.first(), Watching.NOTHING));
		assertEquals("there is no mode Deadly; the pack has none", refused.getMessage());
	}
}
