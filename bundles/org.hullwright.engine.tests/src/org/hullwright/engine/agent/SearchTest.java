package org.hullwright.engine.agent;

import static java.util.stream.Collectors.joining;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.asLongAs;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.perform;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.require;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.same;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Value;
import org.junit.jupiter.api.Test;

/** Programs that look ahead: what they see is worth what the goals say, and the game goes on as if they had not looked. */
class SearchTest {

	private final TestWorld world = new TestWorld();
	private final int coins = world.state("coins");

	private int coinsAfter(Agent agent, Effect... turns) {
		world.goal(game(coins));
		for (Effect turn : turns) {
			world.phase(turn);
		}
		world.phase(endGame("over"));
		Game game = Games.of(world.program(), agent);
		game.play();
		return game.state().get(coins);
	}

	private static HeuristicAgent heuristic() {
		return new HeuristicAgent(1, "test");
	}

	private static SearchAgent search() {
		return new SearchAgent(1, "test", 200, () -> false);
	}

	private Effect earn() {
		return ask("How?", option("not at all", all()), option("much", raise(coins, 5)), option("little", raise(coins, 1)));
	}

	/** Who plays on at random after investing loses by it on average. */
	private Effect invest() {
		return ask("What?", option("be content", raise(coins, 1)),
				option("invest", all(raise(coins, 2), ask("And then?", option("lose", set(coins, number(0))),
						option("lose as well", set(coins, number(0))), option("collect", raise(coins, 9)),
						option("lose everything", set(coins, number(0)))))));
	}

	@Test
	void both_take_what_is_worth_most() {
		assertEquals(15, coinsAfter(heuristic(), earn(), earn(), earn()));
	}

	@Test
	void the_search_too() {
		assertEquals(15, coinsAfter(search(), earn(), earn(), earn()));
	}

	@Test
	void the_search_sees_that_it_can_go_on_well_from_what_mostly_ends_badly() {
		assertEquals(11, coinsAfter(search(), invest()));
	}

	@Test
	void what_an_option_asks_for_is_decided_as_well_as_can_be_seen() {
		assertEquals(11, coinsAfter(heuristic(), invest()));
	}

	@Test
	void among_many_options_the_best_is_found_by_what_each_does() {
		assertEquals(9, coinsAfter(heuristic(), ask("How?", option("a", raise(coins, 1)), option("b", all()), option("c", raise(coins, 9)),
				option("d", raise(coins, 2)), option("e", all()), option("f", raise(coins, 3)))));
	}

	@Test
	void of_few_options_it_is_seen_what_comes_after_them() {
		int insured = world.state("insured");
		Effect loss = when(same(game(insured), number(1)), raise(coins, 5));
		assertEquals(5,
				coinsAfter(heuristic(), all(ask("?", option("insure", set(insured, number(1))), option("do not", raise(coins, 1))), loss)));
	}

	@Test
	void to_end_a_procedure_is_not_blamed_for_what_comes_after_it_whatever_is_taken() {
		int patience = world.state("patience");
		int delay = world.state("delay");
		int turn = world.procedure("turn", 0, ask("?", option("finish", all(raise(coins, 1), set(patience, number(0)))),
				option("put it off", raise(delay, 1))));
		Effect turns = asLongAs(1, less(game(delay), game(patience)), perform(1, turn));
		world.goal(game(coins));
		world.phase(all(set(coins, number(10)), set(patience, number(20)), turns, raise(coins, -5), endGame("over")));
		Game game = Games.of(world.program(), heuristic());
		game.play();
		assertEquals(0, game.state().get(delay));
	}

	@Test
	void what_a_die_will_show_is_not_foreseen_where_it_may_still_be_left_alone() {
		world.goal(game(coins));
		int die = world.die("Die", 1, 2, 3, 4, 5, 6);
		Effect cast = all(raise(coins, -20), when(less(number(3), roll(die)), raise(coins, 30)));
		world.phase(all(raise(coins, 50),
				ask("?", option("stay", raise(coins, 3)), option("go in", ask("Cast?", option("no", all()), option("cast", cast)))),
				endGame("over")));
		var program = world.program();
		long wentIn = LongStream.range(0, 60)
				.map(seed -> Games.played(Games.of(program, new HeuristicAgent(seed, "test"))).record().decisions().getFirst().option())
				.sum();
		assertTrue(wentIn < 30, () -> "to cast loses 5 on average, but " + wentIn + " of 60 went in for it");
	}

	@Test
	void to_have_won_is_worth_more_than_small_goals() {
		world.goal(game(coins));
		world.phase(ask("What?", option("earn", raise(coins, 100)), option("win", set(number(0), TestWorld.WON, number(1)))));
		world.phase(endGame("over"));
		assertEquals(List.of(1), Games.of(world.program(), heuristic()).play().winners());
	}

	@Test
	void they_decide_the_same_way_when_they_are_made_the_same_way() {
		world.goal(game(coins));
		int die = world.die("Die", 1, 2, 3, 4, 5, 6);
		world.phase(all(ask("?", option("roll", raise(coins, 1)), option("stay", all())),
				ask("?", option("a", all()), option("b", all()), option("c", all()))));
		world.phase(endGame("over " + die));
		var program = world.program();
		for (int name = 0; name < 20; name++) {
			String called = "agent " + name;
			assertEquals(Games.played(Games.of(program, new SearchAgent(3, called, 20, () -> false))).record().decisions(),
					Games.played(Games.of(program, new SearchAgent(3, called, 20, () -> false))).record().decisions());
		}
	}

	@Test
	void the_search_takes_the_same_options_in_every_version_of_the_program() {
		world.goal(game(coins));
		world.die("Die", 1, 2, 3, 4, 5, 6);
		for (int phase = 0; phase < 6; phase++) {
			world.phase(all(ask("?", option("roll", raise(coins, 1)), option("stay", all()), option("stay", raise(coins, 3))), invest(),
					ask("?", option("a", all()), option("b", all()), option("c", all()), option("d", set(coins, number(2))))));
		}
		world.phase(endGame("over"));
		var program = world.program();
		String taken = LongStream.range(0, 4).mapToObj(seed -> new SearchAgent(seed, "test", 40, () -> false))
				.flatMap(agent -> Games.played(Games.of(program, agent)).record().decisions().stream())
				.map(decision -> Integer.toString(decision.option())).collect(joining());
		assertEquals("10211101122113211200011113103101001012101201011010031122001100012101020010020120101", taken);
	}

	@Test
	void equally_good_options_are_taken_by_chance() {
		world.goal(game(coins));
		world.phase(all(ask("?", option("a", all()), option("b", all())), endGame("over")));
		var program = world.program();
		long taken = LongStream.range(0, 40)
				.map(seed -> Games.played(Games.of(program, new HeuristicAgent(seed, "test"))).record().decisions().getFirst().option())
				.sum();
		assertTrue(taken > 5 && taken < 35, () -> "the second of two was taken " + taken + " times of 40");
	}

	@Test
	void looking_ahead_leaves_the_game_alone() {
		world.goal(game(coins));
		world.phase(all(raise(coins, 3), earn(), endGame("over")));
		Game game = Games.of(world.program(), decision -> {
			long before = decision.state().fingerprint();
			decision.forwardModel().rollout(7, Agent.first());
			assertEquals(before, decision.state().fingerprint());
			return 0;
		});
		game.play();
		assertEquals(3, game.state().get(coins));
	}

	@Test
	void the_worth_of_each_option_is_found_without_performing_any() {
		world.goal(game(coins));
		world.phase(all(raise(coins, 3), earn(), raise(coins, 50), endGame("over")));
		Game game = Games.of(world.program(), decision -> {
			assertEquals(List.of(OptionalLong.of(3), OptionalLong.of(8), OptionalLong.of(4)), decision.worths(7, Agent::first));
			return 0;
		});
		game.play();
		assertEquals(53, game.state().get(coins));
	}

	@Test
	void an_option_that_ends_the_game_is_worth_what_the_end_brings() {
		world.goal(game(coins));
		world.phase(ask("?", option("win", all(set(number(0), TestWorld.WON, number(1)), endGame("won"))),
				option("leave it", endGame("over"))));
		Games.of(world.program(), decision -> {
			assertEquals(List.of(OptionalLong.of(1_000), OptionalLong.of(0)), decision.worths(7, Agent::first));
			return 0;
		}).play();
	}

	@Test
	void an_option_is_worth_what_was_reached_when_the_mind_leaves() {
		world.goal(game(coins));
		world.phase(all(invest(), endGame("over")));
		Games.of(world.program(), decision -> {
			List<OptionalLong> worths = decision.worths(7, () -> asked -> {
				throw new GameAbandoned();
			});
			assertEquals(List.of(OptionalLong.of(1), OptionalLong.of(2)), worths);
			return 0;
		}).play();
	}

	@Test
	void an_option_that_fails_on_a_guess_is_worth_nothing_known() {
		world.goal(game(coins));
		Value absurd = new Value.Arithmetic(1, Value.Arithmetic.Operator.DIVIDE, number(1), number(0));
		world.phase(all(ask("?", option("break", set(coins, absurd)), option("go", all())), endGame("over")));
		Games.of(world.program(), decision -> {
			assertEquals(List.of(OptionalLong.empty(), OptionalLong.of(0)), decision.worths(7, Agent::first));
			return 1;
		}).play();
	}

	@Test
	void what_an_option_asks_for_is_deeper_and_can_be_weighed_but_not_played_on() {
		world.goal(game(coins));
		world.phase(all(invest(), endGame("over")));
		Games.of(world.program(), decision -> {
			assertEquals(0, decision.depth());
			decision.worths(7, () -> asked -> {
				assertEquals(1, asked.depth());
				assertEquals(List.of(OptionalLong.of(0), OptionalLong.of(0), OptionalLong.of(11), OptionalLong.of(0)),
						asked.worths(7, Agent::first));
				assertThrows(IllegalStateException.class, asked::forwardModel);
				return 0;
			});
			return 0;
		}).play();
	}

	@Test
	void a_branch_goes_on_from_where_the_decision_is() {
		world.goal(game(coins));
		world.phase(all(raise(coins, 3), earn()));
		world.phase(all(raise(coins, 10), earn(), endGame("over")));
		Games.of(world.program(), decision -> {
			int deeper = decision.number() == 0 ? 10 : 0;
			assertEquals(decision.state().get(coins) + deeper, decision.forwardModel().rollout(7, Agent.first()).worthTo(1).orElseThrow());
			return 1;
		}).play();
	}

	@Test
	void what_fails_on_a_guess_is_worth_nothing_known() {
		world.goal(game(coins));
		Value absurd = new Value.Arithmetic(1, Value.Arithmetic.Operator.DIVIDE, number(1), number(0));
		world.phase(
				all(ask("?", option("break", set(coins, absurd)), option("take it back", require(1, known(false))), option("go", all())),
						endGame("over")));
		Games.of(world.program(), decision -> {
			assertTrue(decision.forwardModel().rollout(7, first -> 0).worthTo(1).isEmpty());
			assertEquals(0, decision.forwardModel().rollout(7, first -> 1).worthTo(1).orElseThrow());
			return 2;
		}).play();
	}

	@Test
	void a_goal_that_fails_is_an_error_of_the_pack() {
		world.goal(new Value.Arithmetic(1, Value.Arithmetic.Operator.DIVIDE, number(1), local(0)));
		world.phase(all(earn(), endGame("over")));
		assertThrows(GameError.class, () -> Games.of(world.program(), heuristic()).play());
	}

	@Test
	void so_is_one_that_fails_while_many_options_are_glanced_at() {
		world.goal(new Value.Arithmetic(1, Value.Arithmetic.Operator.DIVIDE, number(1), local(0)));
		world.phase(all(
				ask("How?", option("a", raise(coins, 1)), option("b", all()), option("c", raise(coins, 9)), option("d", raise(coins, 2))),
				endGame("over")));
		assertThrows(GameError.class, () -> Games.of(world.program(), heuristic()).play());
	}

	@Test
	void a_search_that_is_cancelled_answers_at_once() {
		int[] asked = { 0 };
		SearchAgent hurried = new SearchAgent(1, "test", 1_000_000_000, () -> ++asked[0] > 10);
		coinsAfter(hurried, earn());
		assertEquals(11, asked[0]);
	}
}
