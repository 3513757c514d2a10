package org.hullwright.playtest.testgeneration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.preparation.PackTester;
import org.hullwright.playtest.setup.PlaySetup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions become tests of the pack that pass at once. */
class TestMakerTest {

	private static final String HEAD = "pack lanterns\n";

	@TempDir
	private Path home;
	private Path pack;

	@BeforeEach
	void writePack() throws IOException {
		pack = Files.createDirectories(home.resolve("lanterns"));
		Files.writeString(pack.resolve("pack.hull"), LanternCaves.text());
	}

	@Test
	void the_first_decision_of_a_game_says_what_was_decided_and_what_came_of_it() {
		assertEquals("""
			test "Where to? Stay" {
				given game "games/seed-7.json" at decision 1
				when {
			""", made(played(2), 0, "Where to? Stay").lines().limit(3).map(line -> line + "\n").reduce("", String::concat));
	}

	@Test
	void every_decision_of_a_game_becomes_a_test_that_passes() throws IOException {
		GameRecord game = played(24);
		String text = HEAD;
		for (int decision = 0; decision < game.decisions().size(); decision++) {
			TestDestination into = new TestDestination("decision " + decision, pack.resolve("moments.hull"), text);
			MadeTest made = make(game, decision, into);
			if (made instanceof MadeTest.Passing(String test)) {
				text += into.gap() + test;
				Files.writeString(pack.resolve("moments.hull"), text);
			} else {
				assertEquals(
						new MadeTest.Refused("Nothing that came of this decision can be said in Hull, so a test of it could not fail."),
						made);
			}
		}
		List<TestResult> results = run();
		assertTrue(results.size() > game.decisions().size() / 2, text);
		assertEquals(List.of(), results.stream().filter(result -> !result.passed()).toList(), text);
	}

	@Test
	void one_file_serves_all_tests_of_a_game() throws IOException {
		made(played(6), 1, "first");
		made(played(6), 3, "second");
		try (Stream<Path> files = Files.list(pack.resolve("games"))) {
			assertEquals(List.of("seed-7.json"), files.map(file -> file.getFileName().toString()).toList());
		}
	}

	@Test
	void a_test_fails_when_the_rule_does_something_else() throws IOException {
		GameRecord game = played(6);
		int stay = firstLabelled("Light a lamp", game);
		Files.writeString(pack.resolve("moments.hull"), HEAD + "\n" + made(game, stay, "a lamp"));
		assertEquals(List.of(true), run().stream().map(TestResult::passed).toList());
		Files.writeString(pack.resolve("pack.hull"), LanternCaves.text().replace("place Lamp in r }", "place Web in r }"));
		assertEquals(List.of(false), run().stream().map(TestResult::passed).toList());
	}

	@Test
	void a_pack_with_errors_gets_no_test_and_no_file() throws IOException {
		Files.writeString(pack.resolve("broken.hull"), "pack lanterns\nprocedure Odd { place Nobody in Landing }\n");
		MadeTest.Refused refused = assertInstanceOf(MadeTest.Refused.class, make(played(3), 0, into("anything")));
		assertTrue(refused.reason().startsWith("The pack has errors, so no test of it can be run: "), refused::reason);
		assertFalse(Files.exists(pack.resolve("games/seed-7.json")));
	}

	private String made(GameRecord game, int decision, String title) {
		return assertInstanceOf(MadeTest.Passing.class, make(game, decision, into(title))).text();
	}

	private MadeTest make(GameRecord game, int decision, TestDestination into) {
		PlaySetup setup = new PlaySetup(pack, Set.of(), 2, List.of(), null, 7, Set.of(1));
		return new TestMaker(LanternCaves.PREPARER, List.of()).make(program(), setup, game, decision, into, CancelIndicator.NullImpl);
	}

	private TestDestination into(String title) {
		return new TestDestination(title, pack.resolve("moments.hull"), HEAD);
	}

	private static Program program() {
		return LanternCaves.program();
	}

	private static int firstLabelled(String label, GameRecord game) {
		return game.decisions().stream().map(taken -> taken.label()).toList().indexOf(label);
	}

	/** A game up to so many decisions, whose players take one option after the other. */
	private static GameRecord played(int decisions) {
		int[] taken = new int[1];
		Agent agent = decision -> {
			if (taken[0] == decisions) {
				throw new GameAbandoned();
			}
			return taken[0]++ % decision.size();
		};
		Game game = new Game(program(), new GameOptions(2, List.of(), null, 7), seat -> agent, Watching.EVENTS);
		try {
			game.play();
		} catch (GameAbandoned left) {
			// as far as wanted
		}
		return game.record();
	}

	private List<TestResult> run() {
		return new PackTester(LanternCaves.PREPARER).run(pack, List.of(), new PackTester.Progress() {

			@Override
			public void began(int tests) {}

			@Override
			public void ranOne() {}
		}, CancelIndicator.NullImpl).tests().stream().map(test -> test.result()).toList();
	}
}
