package org.hullwright.cli.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright train}: a game without goals, in which whoever digs six times in nine rounds wins, and has four other things to do. */
class TrainCommandTest {

	private static final String DIGGERS = """
		extend player { state depth: number 0 to 9 = 0  state mood: number 0 to 9 = 0 }
		procedure SetUp { }
		state left: number = 9
		phase Day {
			for each player p {
				choose by p "What now?" {
					option "Rest" { increase p's mood by 1 }
					option "Sing" { increase p's mood by 2 }
					option "Dig" { increase p's depth by 1 }
					option "Fill in" { decrease p's depth by 1 }
					option "Look around" { }
				}
			}
			decrease left by 1
			if left = 0 { end game }
		}
		procedure Finish { for each player p where p's depth >= DEEP { set p's won to yes } }
		game Diggers "Diggers" { players 1 to 2  setup SetUp  round Day  ending Finish }
		""";

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void aFolder() {
		cli = new Cli(home);
	}

	private String diggers(String name, int deep) {
		return cli.pack(name, "pack " + name + " { version 1.0.0 }\n" + DIGGERS.replace("DEEP", Integer.toString(deep)));
	}

	private Cli.Result train(String pack, String... more) {
		return train(2, pack, more);
	}

	private Cli.Result train(int generations, String pack, String... more) {
		return cli.run(Stream.concat(Stream.of("train", pack, "--random-games", "1500", "--games", "100", "--generations",
				Integer.toString(generations)), Stream.of(more)).toArray(String[]::new));
	}

	private String learned(String pack) throws IOException {
		return Files.readString(cli.path(pack).resolve("learned").resolve("Diggers.json"));
	}

	@Test
	void programs_win_by_what_they_have_learned_and_not_without() {
		String pack = diggers("diggers", 6);
		String before = cli.run("simulate", pack, "--games", "40", "--agents", "heuristic").out();
		assertTrue(before.contains("  somebody wins: 0.0 %"), before);

		var trained = train(pack);
		assertEquals(ExitCode.FINE, trained.code(), trained.err());
		assertTrue(trained.out().startsWith("Playing at random, "), trained.out());
		assertTrue(trained.out().contains("By what generation 1 had learned, "), trained.out());

		String after = cli.run("simulate", pack, "--games", "40", "--agents", "heuristic").out();
		assertTrue(after.contains("  somebody wins: 100.0 %"), after);
		String goals = cli.run("simulate", pack, "--games", "40", "--agents", "goals").out();
		assertTrue(goals.contains("  somebody wins: 0.0 %"), "who is asked to go by the goals does: " + goals);
	}

	@Test
	void the_same_is_learned_on_one_thread_and_on_several_and_after_a_stop() throws IOException {
		train(diggers("one", 5), "--threads", "1");
		String alone = learned("one").replace("\"one\"", "");
		train(diggers("two", 5), "--threads", "2");
		String together = learned("two").replace("\"two\"", "");
		assertEquals(weights(alone), weights(together));

		String stopped = diggers("three", 5);
		train(1, stopped);
		var resumed = train(stopped, "--resume");
		assertTrue(resumed.out().contains("What generation 2 has learned is in "), resumed.out());
		assertEquals(weights(alone), weights(learned("three")));
	}

	private static String weights(String learned) {
		return learned.substring(learned.indexOf("\"hidden\""));
	}

	@Test
	void only_games_without_any_mode_are_played_where_that_is_asked_for() {
		String pack = cli.pack("merry", "pack merry { version 1.0.0 }\nmode Merry \"Merry\"\n" + DIGGERS.replace("DEEP", "4"));
		assertTrue(train(1, pack).out().contains("  1 player, Merry: "), "with and without the mode, unless something is asked for");

		var trained = train(1, pack, "--modes", "none");
		assertEquals(ExitCode.FINE, trained.code(), trained.err());
		assertTrue(trained.out().contains("  1 player: ") && !trained.out().contains("Merry"), trained.out());
	}

	@Test
	void where_nobody_ever_wins_it_is_said_what_to_do() {
		var result = train(diggers("hopeless", 10));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("In 1500 games at random nobody won, so there is nothing to learn from"), result.err());
	}

	@Test
	void what_was_learned_for_other_rules_is_not_gone_on_with() throws IOException {
		String pack = diggers("changed", 5);
		train(pack);
		String other = diggers("changed", 4);
		var result = train(other, "--resume");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("was learned for another text of changed, and games by different rules are not mixed"),
				result.err());
	}

	@Test
	void whoever_changes_the_pack_during_a_training_is_told_and_the_rules_of_the_beginning_are_learned() throws IOException {
		train(diggers("untouched", 5));
		String pack = diggers("touched", 5);
		var result = cli.runUntil("Playing at random, ", () -> diggers("touched", 3), "train", pack, "--random-games", "1500", "--games",
				"100", "--generations", "2");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().endsWith(
				"The pack was changed meanwhile. What was learned is of its text when the training began; train again\n"), result.out());
		assertEquals(weights(learned("untouched")), weights(learned("touched")));
		assertTrue(train(pack, "--resume").err().contains("was learned for another text of touched"), "it is not mixed afterwards either");
	}

	@Test
	void programs_still_play_by_what_was_learned_for_an_older_text_and_say_so() {
		String pack = diggers("older", 5);
		train(pack);
		cli.pack("older", "pack older { version 1.0.0 }\n" + DIGGERS.replace("DEEP", "5").replace("mood by 2", "mood by 3"));
		var result = cli.run("simulate", pack, "--games", "40", "--agents", "heuristic");
		assertTrue(result.err().contains("what programs have learned is of another text of older 1.0.0"), result.err());
		assertTrue(result.out().contains("  somebody wins: 100.0 %"), result.out());
	}

	@Test
	void what_is_of_another_game_or_damaged_is_refused_and_said() throws IOException {
		String pack = diggers("mixed", 5);
		train(pack);
		Path file = cli.path("mixed").resolve("learned").resolve("Diggers.json");
		Files.writeString(file, Files.readString(file).replace("my player.", "my robot."));
		var other = cli.run("simulate", pack, "--games", "10", "--agents", "heuristic");
		assertTrue(other.err().contains("was learned for another game or version: only"), other.err());
		assertTrue(other.out().contains("  somebody wins: 0.0 %"), other.out());

		Files.writeString(file, "{");
		var damaged = cli.run("simulate", pack, "--games", "10", "--agents", "heuristic");
		assertTrue(damaged.err().contains("Diggers.json is damaged; nothing of it was used"), damaged.err());
	}

	@Test
	void a_temper_plays_by_the_same() {
		String pack = diggers("tempers", 6);
		train(pack);
		String beginner = cli.run("simulate", pack, "--games", "100", "--agents", "heuristic:beginner").out();
		String cautious = cli.run("simulate", pack, "--games", "100", "--agents", "heuristic:cautious").out();
		assertTrue(beginner.contains("agents heuristic:beginner"), beginner);
		assertTrue(cautious.contains("  somebody wins: 100.0 %"), cautious);
		assertTrue(!beginner.contains("  somebody wins: 100.0 %") && !beginner.contains("  somebody wins: 0.0 %"), beginner);
		var unknown = cli.run("simulate", pack, "--agents", "heuristic:angry");
		assertEquals(ExitCode.USAGE, unknown.code());
		assertTrue(unknown.err().contains("cautious, greedy, loyal, traitor or beginner"), unknown.err());
	}

	@Test
	void what_broke_games_is_told_with_its_place_and_can_be_replayed() {
		String pack = cli.pack("brittle", "pack brittle { version 1.0.0 }\n" + DIGGERS.replace("DEEP", "5")
				.replace("option \"Look around\" { }",
						"option \"Look around\" { if p's depth = 0 and left = 1 { set p's mood to 1 / p's depth } }"));
		var result = train(1, pack);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		Matcher told = Pattern.compile("  a rule broke \\d+ games, of 2 players and seed (\\d+) the first:\\n    (.*)\\n")
				.matcher(result.out());
		assertTrue(told.find(), result.out());
		assertTrue(told.group(2).contains("brittle.hull:12:"), told.group(2));
		var replayed = cli.run("replay",
				cli.path("brittle").resolve("learned").resolve("Diggers.broken-" + told.group(1) + ".game").toString());
		assertTrue((replayed.out() + replayed.err()).contains("brittle.hull:12:"), () -> replayed.out() + replayed.err());
	}
}
