package org.hullwright.engine.compile;

import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.asLongAs;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.perform;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.require;
import static org.hullwright.engine.fixture.Trees.set;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.Arrays;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.Effect;
import org.junit.jupiter.api.Test;

/** A game that is compiled before it is performed is the game that is interpreted. */
class CompiledGamesTest {

	private final TestWorld world = new TestWorld();

	private void assertSameGames() {
		Program interpreted = Planner.interpreted(world.world());
		Program compiled = Planner.compiled(world.world());
		for (long seed = 1; seed <= 20; seed++) {
			Game one = Games.random(interpreted, seed);
			Game other = Games.random(compiled, seed);
			Outcome outcome = one.play();
			assertEquals(outcome, other.play());
			assertEquals(one.state().journal().events(), other.state().journal().events());
			assertEquals(one.run().effort().steps(), other.run().effort().steps(), "what it costs is the same");
		}
	}

	@Test
	void what_is_decided_by_chance_goes_the_same_way() {
		int score = world.state("score");
		world.phase(all(asLongAs(1, less(game(score), number(30)), ask("How much?",
				option("little", raise(score, 1)), option("much", less(game(score), number(12)), raise(score, 7)),
				option("nothing, in the end", all(raise(score, 3), require(2, less(game(score), number(9))))))), endGame("enough")));
		assertSameGames();
	}

	@Test
	void a_procedure_that_performs_itself_goes_as_deep() {
		int depth = world.state("depth");
		int deeper = world.nextProcedure();
		world.procedure("Deeper", 0, all(raise(depth, 1), when(less(game(depth), number(200)), perform(1, deeper))));
		world.setup(perform(1, deeper));
		world.phase(endGame("deep enough"));
		assertSameGames();
	}

	@Test
	void five_thousand_sentences_in_one_procedure_are_no_method_of_the_jvm_but_a_game() {
		int count = world.state("count");
		Effect[] sentences = new Effect[5_000];
		Arrays.setAll(sentences, at -> at % 2 == 0 ? raise(count, 1) : when(less(game(count), number(at / 3)), set(count, number(at))));
		world.setup(all(sentences));
		world.phase(endGame("said"));
		assertSameGames();
	}

	@Test
	void an_endless_loop_is_stopped_at_the_same_place() {
		world.setup(asLongAs(12, known(true), all()));
		GameError interpreted = error(Planner.interpreted(world.world()));
		GameError compiled = error(Planner.compiled(world.world()));
		assertEquals(interpreted.getMessage(), compiled.getMessage());
		assertEquals(interpreted.place(), compiled.place());
		assertEquals(interpreted.chain(), compiled.chain());
	}

	private static GameError error(Program program) {
		Game game = Games.of(program, Agent.first());
		return assertThrows(GameError.class, game::play);
	}

	@Test
	void what_was_compiled_goes_with_its_program() throws InterruptedException {
		int count = world.state("count");
		world.setup(raise(count, 1));
		world.phase(endGame("over"));
		var classes = new ReferenceQueue<Program>();
		var gone = new PhantomReference<>(played(), classes);
		var deadline = System.currentTimeMillis() + 20_000;
		while (classes.remove(50) == null) {
			System.gc();
			assertTrue(System.currentTimeMillis() < deadline, "a program that nothing uses is still held: " + gone);
		}
	}

	private Program played() {
		Program program = Planner.compiled(world.world());
		Games.random(program, 1).play();
		return program;
	}
}
