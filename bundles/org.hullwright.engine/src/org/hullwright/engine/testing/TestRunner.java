package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Program.TestRoutines;
import org.hullwright.engine.game.ReplayMismatch;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.AllowanceExceeded;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;

/**
 * Runs the tests of a pack. Each starts a game of its own with a fixed seed, whose decisions take the first option unless the test answers
 * them: first the set-up, then `given`, `when` and `then`. Or it plays a recorded game again up to a decision, does there what `given` and
 * `when` say, and goes on as far as the answers reach. An end of the game before `then` performs the ending of the game, and `then` looks
 * at what it left.
 */
public final class TestRunner {

	private final Function<Set<String>, Program> programs;
	private final RecordedGames games;
	private final Program plain;
	/** Steps that all tests of a pack may take together, two hundred times what those of a large game take. */
	private static final long MOST_STEPS = 150_000_000;

	/** Null when nobody wants to know what was performed. */
	private final @Nullable Coverage coverage;
	private final Allowance allowance = new Allowance(MOST_STEPS);

	/**
	 * Runs tests of a pack.
	 *
	 * @param programs the pack with a set of expansions switched on; asked often, so it should keep what it has made
	 * @param games in the folder of the pack
	 */
	public TestRunner(Function<Set<String>, Program> programs, RecordedGames games) {
		this(programs, games, null);
	}

	/** @param coverage is told what was performed, in programs that were planned with probes; null when nobody wants to know */
	public TestRunner(Function<Set<String>, Program> programs, RecordedGames games, @Nullable Coverage coverage) {
		this.programs = programs;
		this.games = games;
		this.coverage = coverage;
		this.plain = programs.apply(Set.of());
	}

	/** The tests of the pack in the order of the text. */
	public List<Trials.Test> tests() {
		return plain.world().tests();
	}

	/** Runs all tests in the order of the text. */
	public List<TestResult> runAll() {
		return IntStream.range(0, tests().size()).mapToObj(this::run).toList();
	}

	/** Where a test is written, by its position. */
	public Place placeOf(int number) {
		return plain.world().places().of(tests().get(number).source());
	}

	/** Runs one test, by its position. */
	public TestResult run(int number) {
		Coverage coverage = this.coverage;
		if (coverage == null) {
			return run(number, program -> Watching.NOTHING);
		}
		List<Coverage.Seen> seen = new ArrayList<>();
		TestResult result = run(number, program -> {
			seen.add(coverage.lookInto(program));
			return Watching.NOTHING.with(seen.getLast());
		});
		seen.forEach(Coverage.Seen::add);
		return result;
	}

	/**
	 * Runs one test, by its position, while an observer watches its game.
	 *
	 * @param watching who watches a game of a program, which must have been planned with probes for one who looks into it; not asked when
	 * the test cannot be started
	 */
	public TestResult run(int number, Function<Program, Watching> watching) {
		Trials.Test test = tests().get(number);
		if (allowance.isExceeded()) {
			return failed(test, placeOf(number), "this was not tried, for the tests before it have taken too long");
		}
		try {
			TestStart start = TestStart.of(test, plain.world(), games);
			Program program = programs.apply(start.expansions());
			return run(number, start, program, watching.apply(program));
		} catch (IllegalArgumentException wrong) {
			return failed(test, placeOf(number), wrong.getMessage());
		}
	}

	private TestResult run(int number, TestStart start, Program program, Watching watching) {
		World world = program.world();
		Trials.Test test = world.tests().get(number);
		TestRoutines routines = program.test(number);
		GameRecord past = start.past();
		Game game = past == null
				? new Game(program, GameRecord.fresh(program, start.options()), seat -> Agent.first(), watching, allowance)
				: new Game(program, past, seat -> TestRunner::leave, watching, allowance);
		try {
			if (past == null) {
				perform(game, routines);
			} else {
				goOn(game, routines);
			}
			if (!game.run().script().failedExpectations().isEmpty()) {
				return failed(test, game.run().script(), world, Stream.empty());
			}
			Optional<TestResult> leftOver = game.run().script()
					.leftOver((source, complaint) -> failed(test, world.places().of(source), complaint));
			return leftOver.orElseGet(() -> new TestResult(test.title(), test.covers(), world.places().of(test.source()), "", List.of(),
					game.state().fingerprint()));
		} catch (ContentError error) {
			GameError worded = game.worded(error);
			if (!game.run().script().failedExpectations().isEmpty()) {
				return failed(test, game.run().script(), world, Stream.of(line(error.source(), world) + worded.getMessage()));
			}
			return new TestResult(test.title(), test.covers(), worded.place(),
					worded.getMessage() + lines(unplaced(game.run().script(), world)), worded.chain(), game.state().fingerprint());
		} catch (AllowanceExceeded exceeded) {
			return failed(test, world.places().of(exceeded.source()),
					"the tests take too long: up to here, all together, more than " + MOST_STEPS
							+ " steps; let each play only as much as it needs");
		} catch (ReplayMismatch mismatch) {
			return failed(test, world.places().of(test.source()),
					"the recorded game no longer comes to the decision that the test begins with: "
							+ mismatch.getMessage());
		}
	}

	/** What is asked after the answers of a test are given is not its concern. */
	private static int leave(Decision decision) {
		throw new GameAbandoned();
	}

	/** Before the decision that it begins with, a test stands in the middle of what the game performs. */
	private static void goOn(Game game, TestRoutines routines) {
		TestBlocks blocks = new TestBlocks();
		game.goOn(around -> {
			blocks.perform(routines.given(), around.inner(0, routines.given().slots()));
			blocks.perform(routines.when(), around.inner(0, routines.when().slots()));
		});
		look(game, routines.then(), blocks);
	}

	private static void perform(Game game, TestRoutines routines) {
		TestBlocks blocks = new TestBlocks();
		try {
			game.setUp();
			perform(game, routines.given(), blocks);
			perform(game, routines.when(), blocks);
		} catch (GameEnded ended) {
			game.run().script().end(ended);
			game.performEnding();
		}
		look(game, routines.then(), blocks);
	}

	private static void perform(Game game, Routine block, TestBlocks blocks) {
		blocks.perform(block, game.run().outermost(block.slots()));
	}

	/** What the test looks at has happened before. */
	private static void look(Game game, Routine then, TestBlocks blocks) {
		try {
			perform(game, then, blocks);
		} catch (GameEnded ended) {
			throw new ContentError(ended.source(),
					"this ends the game, but `then` only looks at what has become of it; let `when` end it, and expect the end here");
		}
	}

	private static TestResult failed(Trials.Test test, Place place, String message) {
		return new TestResult(test.title(), test.covers(), place, message, List.of(), 0);
	}

	/**
	 * The first expectation that does not hold, then the others and what else went wrong, each in a line of its own.
	 *
	 * @param errors what kept the test from going on
	 */
	private static TestResult failed(Trials.Test test, Script script, World world, Stream<String> errors) {
		List<Script.FailedExpectation> all = script.failedExpectations();
		Stream<String> others = all.stream().skip(1).map(other -> line(other.source(), world) + "expected " + other.expected());
		String more = lines(Stream.concat(others, errors));
		return failed(test, world.places().of(all.getFirst().source()),
				"expected " + all.getFirst().expected() + more + suspects(script, world));
	}

	private static String indented(String line) {
		return System.lineSeparator() + "  " + line;
	}

	/** What went otherwise than the test says, each in a line of its own, for it may be why something is not as expected. */
	private static String suspects(Script script, World world) {
		Stream<String> unasked = script.leftOver((source, complaint) -> line(source, world) + complaint).stream();
		return lines(Stream.concat(unplaced(script, world), unasked));
	}

	/** What was to be placed when there was none left. */
	private static Stream<String> unplaced(Script script, World world) {
		return script.shortage().stream().map(shortage -> line(shortage.source(), world) + "no "
				+ world.sorts().get(shortage.design()).title() + " was left in the supply to be placed");
	}

	private static String lines(Stream<String> lines) {
		return lines.map(TestRunner::indented).collect(Collectors.joining());
	}

	private static String line(int source, World world) {
		return "line " + world.places().of(source).line() + ": ";
	}
}
