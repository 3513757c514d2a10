package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Program.TestRoutines;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.Reply;
import org.hullwright.engine.node.effect.ExpectationFailed;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;

/**
 * Runs the tests of a pack. Each starts a game of its own with a fixed seed, whose decisions take the first option unless the test
 * answers them: first the set-up, then `given`, `when` and `then`.
 */
public final class TestRunner {

	private static final long SEED = 1;

	private final Program program;

	/** @param program the pack, with the expansions on that its tests need */
	public TestRunner(Program program) {
		this.program = program;
	}

	/** How many tests there are. */
	public int count() {
		return program.world().tests().size();
	}

	/** The title of a test. */
	public String title(int test) {
		return program.world().tests().get(test).title();
	}

	/** Runs all tests in the order of the text. */
	public List<TestResult> runAll() {
		List<TestResult> results = new ArrayList<>();
		for (int test = 0; test < count(); test++) {
			results.add(run(test));
		}
		return results;
	}

	/** Runs one test. */
	public TestResult run(int number) {
		World.Test test = program.world().tests().get(number);
		Place place = program.world().places().of(test.source());
		Game game = new Game(program, options(test), seat -> Agent.first(), Watching.NOTHING);
		try {
			perform(game, program.tests().get(number));
			return leftOver(game).map(reply -> failed(test, program.world().places().of(reply.source()), "this answer was never asked for"))
					.orElseGet(() -> new TestResult(test.title(), test.covers(), place, ""));
		} catch (ExpectationFailed failed) {
			return failed(test, program.world().places().of(failed.source()), worded(failed));
		} catch (ContentError error) {
			GameError worded = game.worded(error);
			return failed(test, worded.place(), worded.explain().lines().skip(1).reduce(worded.getMessage(), (all, line) -> all + System.lineSeparator() + line));
		} catch (IllegalArgumentException wrong) {
			return failed(test, place, wrong.getMessage());
		}
	}

	private static TestResult failed(World.Test test, Place place, String message) {
		return new TestResult(test.title(), test.covers(), place, message);
	}

	private GameOptions options(World.Test test) {
		Set<String> modes = new LinkedHashSet<>(test.modes());
		program.world().scenarios().stream().filter(scenario -> test.scenario().filter(scenario.name()::equals).isPresent())
				.forEach(scenario -> modes.addAll(scenario.modes()));
		int players = test.players() > 0 ? test.players() : program.world().game().fewestPlayers();
		return new GameOptions(players, List.copyOf(modes), test.scenario(), SEED);
	}

	/** An end of the game in `given` or `when` is nothing bad: `then` looks at what it left. */
	private static void perform(Game game, TestRoutines routines) {
		try {
			game.setUp();
			game.perform(routines.given());
			game.perform(routines.when());
		} catch (GameEnded ended) {
			game.performEnding();
		}
		game.perform(routines.then());
	}

	private static Optional<Reply> leftOver(Game game) {
		return game.run().script().leftOver();
	}

	private static String worded(ExpectationFailed failed) {
		if (failed.shown().isEmpty()) {
			return "expected: " + failed.getMessage();
		}
		return "expected: " + failed.getMessage() + ", but it was " + String.join(" and ", failed.shown());
	}
}
