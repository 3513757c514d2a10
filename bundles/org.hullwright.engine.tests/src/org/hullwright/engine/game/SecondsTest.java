package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.of;
import static org.hullwright.engine.fixture.Games.played;
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
import static org.hullwright.engine.fixture.Trees.say;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.agent.SearchAgent;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Text.Display;
import org.junit.jupiter.api.Test;

/** Seconds that go by while players decide, on a track that counts them. */
class SecondsTest {

	private final TestWorld world = new TestWorld();
	private final int steps = world.state("steps");
	private int sand;

	/** Six decisions, before each of which the sand is told; it runs for a minute, and when it is out it is turned. */
	private Program walk() {
		return walk(Map.of(30, say("half"), 0, all(say("out"), raise(steps, 10), set(steps + 1, number(60)))));
	}

	private Program walk(Map<Integer, Effect> arrivals) {
		sand = world.seconds("sand", 60, arrivals);
		world.phase(
				all(say(game(sand), Display.NUMBER), ask("Which way?", option("left", raise(steps, 1)), option("right", raise(steps, 2))),
						when(less(number(60), game(steps)), endGame("far enough"))));
		return world.program();
	}

	/** Takes its first option after so many seconds each, and leaves the game then. */
	private static Agent taking(int... seconds) {
		int[] asked = { 0 };
		return decision -> {
			if (asked[0] == seconds.length) {
				throw new GameAbandoned();
			}
			decision.answeredAfter(seconds[asked[0]++]);
			return 0;
		};
	}

	@Test
	void seconds_go_by_with_each_answer() {
		Game game = played(of(walk(), taking(10, 15)));

		assertEquals(List.of("60", "50", "35"), said(game));
		assertEquals(List.of(10, 15), game.record().decisions().stream().map(Taken::seconds).toList());
	}

	@Test
	void an_answer_that_comes_too_late_is_not_taken_and_the_decision_is_asked_anew() {
		List<Integer> left = new ArrayList<>();
		Agent agent = taking(40, 5);
		Game game = played(of(walk(), decision -> {
			left.add(decision.secondsLeft());
			return agent.choose(decision);
		}));

		assertEquals(List.of(30, 30, 25), left);
		assertEquals(List.of("60", "half", "25"), said(game));
		assertEquals(List.of(35), game.record().decisions().stream().map(Taken::seconds).toList());
	}

	@Test
	void where_no_track_counts_nobody_takes_any_time() {
		sand = world.state("nothing");
		world.phase(ask("Which way?", option("left", raise(steps, 1)), option("right", raise(steps, 2))));
		List<Integer> left = new ArrayList<>();
		Agent agent = taking(40, 5);

		Game game = played(of(world.program(), decision -> {
			left.add(decision.secondsLeft());
			return agent.choose(decision);
		}));

		assertEquals(List.of(Decision.UNTIMED, Decision.UNTIMED, Decision.UNTIMED), left);
		assertEquals(List.of(0, 0), game.record().decisions().stream().map(Taken::seconds).toList());
	}

	@Test
	void a_record_plays_the_same_game_again_with_its_seconds() {
		Program program = walk();
		Game first = played(of(program, taking(40, 5, 70, 20, 3)));

		Game again = played(replaying(program, first.record()));

		assertEquals(said(first), said(again));
		assertEquals(first.record(), again.record());
		assertTrue(first.state().sameAs(again.state()));
	}

	@Test
	void going_back_gives_the_seconds_back() {
		Program program = walk();
		Game first = played(of(program, taking(10, 10, 10, 10)));

		Game back = played(replaying(program, first.record().until(1)));

		assertEquals(50, back.state().get(sand));
	}

	@Test
	void time_that_has_run_out_in_the_decision_at_hand_is_kept_with_the_record() {
		Program program = walk();
		Game first = played(of(program, taking(40)));

		Game again = played(replaying(program, first.record()));

		assertEquals(30, first.record().waited());
		assertEquals(List.of("60", "half"), said(again));
	}

	@Test
	void a_game_may_end_with_the_seconds() {
		Program program = walk(Map.of(0, endGame("too late")));
		Game first = of(program, taking(20, 90));

		Outcome outcome = first.play();

		assertEquals("too late", outcome.reason());
		assertEquals(outcome, replaying(program, first.record()).play());
	}

	@Test
	void programs_take_their_time_from_the_seed() {
		Program program = walk();
		Game one = paced(program, 7, Pace.USUAL);
		Game other = paced(program, 7, Pace.USUAL);

		assertEquals(one.play(), other.play());
		assertEquals(one.record(), other.record());
		assertTrue(one.record().decisions().stream().allMatch(taken -> taken.seconds() >= 5 && taken.seconds() <= 20));
		assertTrue(said(one).contains("out"));
	}

	@Test
	void programs_may_take_another_time() {
		Program program = walk();
		Game slow = paced(program, 7, new Pace(200, 200));

		Outcome outcome = slow.play();

		assertTrue(slow.record().decisions().stream().allMatch(taken -> taken.seconds() == 200));
		assertNotEquals(paced(program, 7, Pace.USUAL).play(), outcome);
	}

	private static Game paced(Program program, long seed, Pace pace) {
		return new Game(program, GameOptions.of(1, seed), seat -> pace.paced(new RandomAgent(seed, "seat " + seat), seed), Watching.EVENTS);
	}

	@Test
	void a_program_that_looks_ahead_does_so_from_where_time_has_run_out() {
		Program program = walk();
		Game game = new Game(program, GameOptions.of(1, 3),
				seat -> new Pace(25, 35).paced(new SearchAgent(3, "seat 1", 20, () -> false), 3),
				Watching.EVENTS);

		Outcome outcome = game.play();

		assertEquals("far enough", outcome.reason());
		assertEquals(outcome, replaying(program, game.record()).play());
	}
}
