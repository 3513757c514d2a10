package org.hullwright.cli.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.engine.learning.EvaluationText;
import org.hullwright.engine.learning.GoalWeights;
import org.hullwright.engine.learning.StoredWeights;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code hullwright train} where goals are written: of a game in which whoever digs five times in nine days wins, and whose goals say that
 * to sing is better.
 */
class TrainGoalsTest {

	private static final String SINGERS = """
		pack singers { version 1.0.0 }
		extend player { state depth: number 0 to 9 = 0  state mood: number 0 to 9 = 0 }
		goal "dig" for me: player worth 10 * me's depth
		goal "be merry" for me: player worth 12 * me's mood
		procedure SetUp { }
		state left: number = 9
		phase Day {
			for each player p {
				choose by p "What now?" {
					option "Sing" { increase p's mood by 1 }
					option "Dig" { increase p's depth by 1 }
				}
			}
			decrease left by 1
			if left = 0 { end game }
		}
		procedure Finish { for each player p where p's depth >= 5 { set p's won to yes } }
		game Singers "Singers" { players 1 to 2  setup SetUp  round Day  ending Finish }
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String pack;

	@BeforeEach
	void aGame() {
		cli = new Cli(home);
		pack = cli.pack("singers", SINGERS);
	}

	private Cli.Result train(int generations, String... more) {
		return cli.run(Stream.concat(Stream.of("train", pack, "--games", "60", "--pairs", "40", "--generations",
				Integer.toString(generations)), Stream.of(more)).toArray(String[]::new));
	}

	private Path file() {
		return home.resolve("singers").resolve("learned").resolve("Singers.json");
	}

	private Map<String, Double> learned() throws IOException {
		StoredWeights stored = assertInstanceOf(StoredWeights.class, EvaluationText.read(Files.readString(file())));
		return stored.weights().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, goal -> goal.getValue().factor()));
	}

	private String wins(String agents) {
		return cli.run("simulate", pack, "--games", "40", "--agents", agents).out();
	}

	@Test
	void goals_that_mislead_are_given_the_weights_that_win() throws IOException {
		assertTrue(wins("heuristic").contains("somebody wins 0.0 %"), "as the goals are written");

		var trained = train(2);
		assertEquals(ExitCode.FINE, trained.code(), trained.err());
		assertTrue(trained.out().startsWith("By weights of goals around those before, "), trained.out());
		assertTrue(trained.out().contains("In 40 pairs of other games 100.0 % of the players won by what was learned, "
				+ "and 0.0 % by the goals as they are written: +100.0 points (+100.0 to +100.0)\n"), trained.out());

		assertTrue(10 * learned().get("goal dig") > 12 * learned().get("goal be merry"), () -> "to dig is worth more now");
		assertTrue(wins("heuristic").contains("somebody wins 100.0 %"), "they are played by");
		assertTrue(wins("heuristic:cautious").contains("somebody wins 100.0 %"), "by each temper");
		assertTrue(wins("goals").contains("somebody wins 0.0 %"), "who is asked to go by the goals as they are written does");
	}

	@Test
	void few_pairs_do_not_show_which_is_better() {
		var trained = cli.run("train", pack, "--games", "60", "--pairs", "3", "--generations", "1");
		assertTrue(trained.out().contains(" to +100.0), so it is not shown that either is better"), trained.out());
	}

	@Test
	void numbers_for_games_without_goals_are_told_not_to_be_used() {
		var trained = train(1, "--hidden", "8", "--random-games", "50");
		assertEquals(ExitCode.FINE, trained.code(), trained.err());
		assertTrue(trained.err().contains("--random-games and --hidden are not used, because goals are written"), trained.err());
		assertTrue(train(1, "--hidden", "8").err().contains("--hidden is not used, because goals are written"));
		assertFalse(train(1, "--output", home.resolve("other.json").toString()).err().contains("not used"));

		pack = cli.pack("diggers", SINGERS.replace("pack singers", "pack diggers")
				.replace("goal \"be merry\" for me: player worth 12 * me's mood\n", ""));
		var single = train(1, "--hidden", "8", "--random-games", "50");
		assertTrue(single.err().contains("--pairs is not used, because there are not two goals or more to be weighed"), single.err());
	}

	@Test
	void where_no_pair_is_won_otherwise_it_is_told_how_many_might_be() {
		pack = cli.pack("idlers",
				SINGERS.replace("pack singers", "pack idlers").replace("where p's depth >= 5", "where p's depth >= 5 and p's mood > 9"));
		var trained = train(1);
		assertTrue(trained.out().contains("0.0 % of the players won by what was learned, and 0.0 % by the goals as they are written: "
				+ "none otherwise, so at most 7.2 % of ever more pairs"), trained.out());
	}

	@Test
	void the_same_is_learned_on_one_thread_and_on_several_and_after_a_stop() throws IOException {
		train(2, "--threads", "1");
		String alone = Files.readString(file());
		train(2, "--threads", "2");
		assertEquals(alone, Files.readString(file()));

		train(1);
		var resumed = train(2, "--resume");
		assertEquals(ExitCode.FINE, resumed.code(), resumed.err());
		assertEquals(alone, Files.readString(file()));
	}

	@Test
	void weights_that_win_less_than_the_goals_are_not_played_by() throws IOException {
		train(1);
		String worse = Files.readString(file()).replaceAll("\"won\": [0-9.]+", "\"won\": 0.1")
				.replaceAll("\"wonByGoals\": [0-9.]+", "\"wonByGoals\": 0.2");
		Files.writeString(file(), worse);
		var played = cli.run("simulate", pack, "--games", "40", "--agents", "heuristic");
		assertTrue(played.err().contains("by the goals that are written more is won than by what was learned until now"), played.err());
		assertTrue(played.out().contains("somebody wins 0.0 %"), played.out());
	}

	@Test
	void a_goal_that_is_new_counts_as_it_is_written() throws IOException {
		train(1);
		String changed = SINGERS.replace("goal \"dig\"", "goal \"rest\" for me: player worth me's seat\ngoal \"dig\"");
		assertEquals(List.of(1.0, learned().get("goal dig"), learned().get("goal be merry")), factorsIn(changed));
	}

	@Test
	void a_goal_that_says_something_else_counts_as_it_is_written() throws IOException {
		train(1);
		assertEquals(List.of(1.0, learned().get("goal be merry")), factorsIn(SINGERS.replace("10 * me's depth", "20 * me's depth")));
		assertEquals(List.of(learned().get("goal dig"), learned().get("goal be merry")),
				factorsIn(SINGERS.replace("10 * me's depth", "10 * me's depth // the same")));
	}

	private List<Double> factorsIn(String changed) {
		cli.pack("singers", changed);
		return assertInstanceOf(GoalWeights.class, new Workshop().open(home.resolve("singers")).program(Set.of()).learned()).factors();
	}

	@Test
	void what_broke_games_is_told_with_its_place_and_can_be_replayed() {
		pack = cli.pack("brittle", SINGERS.replace("pack singers", "pack brittle")
				.replace("procedure Finish {", "procedure Finish { for each player p { set p's mood to 1 / (p's depth / 2) }"));
		var result = train(1, "--players", "1");
		assertTrue(result.out().contains("  a rule broke "), result.out());
		assertTrue(result.out().contains("brittle.hull:17:"), result.out());
		assertTrue(result.out().contains(", of which rules broke games, do not count"), result.out());
	}
}
