package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.testing.pack.CoinGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hullwright simulate}: a coin is tossed until it has come up heads, or too often. */
class SimulateCommandTest {

	/** A game for two that one of them wins, by a die. */
	private static final String SPRINT = """
			pack sprint { version 1.0.0 }
			die Wheel %s
			procedure SetUp {}
			phase Ride {
				let drawn be (roll Wheel)'s number
				for each player p where p's seat = drawn { set p's won to yes }
				end game
			}
			game Race { players 2 to 2  setup SetUp  round Ride }
			""";

	@TempDir
	private Path home;
	private Cli cli;
	private String coin;

	@BeforeEach
	void aGameOfChance() {
		cli = new Cli(home);
		coin = cli.pack("coin", "pack coin { version 1.0.0 }\n" + CoinGame.endingWhen("tosses >= most") + """
			derived most: number = 3
			expansion Patience { after SetUp { set tosses to -5 } }
			mode Slow
			mode Fast excludes Slow
			experiment "luck" { measure "tosses" tosses expect 40 to 60 }
			""");
	}

	@Test
	void tells_who_wins_and_how_games_end_and_what_is_measured() {
		var result = cli.run("simulate", coin, "--games", "200", "--seats", "1..2");
		assertEquals(ExitCode.FINE, result.code());
		List<String> lines = result.out().lines().toList();
		assertTrue(lines.get(0)
				.matches("\\S+ with 1 player: somebody wins \\S+ % \\(.*\\) of 200 games by random; most often a game ends because of "
						+ "\"heads\" \\(.*\\); it takes .* rounds; about \\d+ games would tell the share to within a point\\."),
				lines.get(0));
		assertTrue(lines.get(3).startsWith("coin 1.0.0, Hullwright ") && lines.get(3).endsWith(", agents random, seeds from 1 on"),
				lines.get(3));
		assertTrue(lines.contains("as it is, 1 seat, 200 games"), result.out());
		assertTrue(lines.contains("as it is, 2 seats, 200 games"), result.out());
		assertTrue(result.out().contains("    heads: 8") || result.out().contains("    heads: 9"), result.out());
		assertTrue(result.out().contains("    tosses: "), result.out());
		assertFalse(result.out().contains("NOT as expected"), "what an experiment expects is not asked here");
		assertEquals("", result.err(), "nobody is told of progress where there is no terminal");
	}

	@Test
	void begins_with_what_other_rules_change() {
		List<String> lines = cli.run("simulate", coin, "--games", "300", "--vary", "most=1", "--against", "Slow").out().lines().toList();
		assertEquals("With Slow, nothing is different in any of 300 games.", lines.get(0));
		assertEquals("With most=1, winning is harder: somebody wins 54.3 % of 300 games instead of 91.7 % (-37.3 points, -42.7 to -32.0). "
				+ "Also: rounds 1.0 instead of 1.7; tosses 1.0 instead of 1.7.", lines.get(1));
		assertTrue(lines.get(2).startsWith("coin with 1 player: somebody wins "), lines.get(2));
	}

	@Test
	void a_share_that_is_known_well_enough_asks_for_no_more_games() {
		String lost = cli.pack("lost", SPRINT.replace("race", "lost").formatted("{ 3 }"));
		String told = cli.run("simulate", lost, "--games", "1000").out().lines().findFirst().orElseThrow();
		assertTrue(told.endsWith("; it takes 1.0 rounds."), told);
		assertTrue(cli.run("simulate", lost, "--games", "100").out().contains("; about "), "of so few games it is not");
	}

	@Test
	void tells_who_wins_most_often_where_somebody_wins_in_any_case() {
		String sprint = cli.pack("sprint", SPRINT.formatted("{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 2 }"));
		String told = cli.run("simulate", sprint, "--games", "100").out().lines().findFirst().orElseThrow();
		assertEquals(
				"sprint with 2 players: somebody wins each of 100 games by random, seat 1 most often, 87.0 % (79.0 to 92.2), and seat 2 "
						+ "least often, 13.0 % (7.8 to 21.0); it takes 1.0 rounds; about 4400 games would tell these shares to within a point.",
				told);
	}

	@Test
	void says_that_it_may_be_luck_where_no_seat_is_shown_to_win_more_often() {
		String told = cli.run("simulate", cli.pack("sprint", SPRINT.formatted("{ 1, 2 }")), "--games", "20").out();
		assertTrue(told.lines().findFirst().orElseThrow().contains("), which may be luck; it takes "), told);
	}

	@Test
	void names_two_seats_where_all_win_as_often() {
		String told = cli.run("simulate", cli.pack("sprint", SPRINT.formatted("{ 1, 2 }")), "--games", "2").out();
		assertTrue(told.contains("seat 1 most often, 50.0 % (") && told.contains("and seat 2 least often, 50.0 % ("), told);
	}

	@Test
	void names_no_seat_where_all_win() {
		String peace = SPRINT.formatted("{ 1, 2 }").replace(" where p's seat = drawn", "");
		String told = cli.run("simulate", cli.pack("sprint", peace), "--games", "20").out();
		assertTrue(told.contains(": somebody wins 100.0 % (83.9 to 100.0) of 20 games by random; "), told);
	}

	@Test
	void tells_what_required_packs_measure_as_well_but_makes_only_experiments_of_the_pack() {
		String more = cli.pack("more", """
			pack more { version 1.0.0 requires coin }
			experiment "more luck" { games 5 measure "tosses" 2 * tosses measure "seats" number of player }
			""");

		String told = cli.run("simulate", more, "--games", "20").out();
		assertTrue(told.contains("    seats: "), told);
		assertEquals(1, told.lines().filter(line -> line.startsWith("    tosses: ")).count(), "the first of one title counts");
		String bare = cli.pack("bare", "pack bare { version 1.0.0 requires coin }\n");
		assertTrue(cli.run("simulate", bare, "--games", "20").out().contains("    tosses: "));

		String made = cli.run("experiment", more).out();
		assertTrue(made.contains("more luck (5 games each)") && !made.contains("luck (100 games each)"), made);
	}

	@Test
	void tells_what_a_change_changes() {
		String out = cli.run("simulate", coin, "--games", "300", "--vary", "most=1", "--against", "Patience").out();
		assertTrue(out.contains("with Patience, next to as it is, 1 seat, games with the same seeds"), out);
		assertTrue(out.matches("(?s).*with most=1, next to as it is.*somebody wins: [^\\n]* in 300 pairs: worse.*"), out);
	}

	@Test
	void tells_when_a_change_changes_nothing() {
		String out = cli.run("simulate", coin, "--games", "20", "--against", "Slow").out();
		assertTrue(out.contains(
				"  nothing was different in any pair: perhaps the set-up sets anew what was changed, or no rule came to ask for it\n"),
				out);
	}

	@Test
	void tells_when_both_are_the_same_version() {
		String out = cli.run("simulate", coin, "--games", "20", "--against", coin).out();
		assertTrue(out.contains("  nothing was different in any pair: both are the same version with the same things on\n"), out);
	}

	@Test
	void prints_the_whole_report_as_json_and_writes_it_to_files() throws IOException {
		String json = cli.path("report.json").toString();
		String csv = cli.path("report.csv").toString();
		var result = cli.run("simulate", coin, "--games", "20", "--json", "--report", json, "--report", csv);
		assertEquals(Files.readString(cli.path("report.json")), result.out());
		assertTrue(Files.readString(cli.path("report.csv")).startsWith("pack,version,fingerprint,hullwright,agents,first_seed,"));
	}

	@Test
	void goes_on_where_it_was_interrupted() throws IOException {
		String file = cli.path("results.jsonl").toString();
		String whole = cli.run("simulate", coin, "--games", "50", "--json").out();
		cli.run("simulate", coin, "--games", "20", "--results", file);
		assertEquals(21, Files.readAllLines(Path.of(file)).size());
		assertEquals(whole, cli.run("simulate", coin, "--games", "50", "--json", "--results", file, "--resume").out());
		var again = cli.run("simulate", coin, "--games", "50", "--results", file);
		assertEquals("there is a results.jsonl already; go on with it by --resume, or name another file\n", again.err());
		assertEquals(ExitCode.PROBLEMS, again.code());
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 5, 60 })
	void a_file_whose_first_line_was_never_finished_is_begun_anew(int left) throws IOException {
		Path file = cli.path("results.jsonl");
		cli.run("simulate", coin, "--games", "20", "--results", file.toString());
		Files.writeString(file, Files.readString(file).substring(0, left));
		var result = cli.run("simulate", coin, "--games", "20", "--results", file.toString(), "--resume");
		assertEquals("results.jsonl holds no result yet and is begun anew\n", result.err());
		assertEquals(ExitCode.FINE, result.code());
		assertEquals(21, Files.readAllLines(file).size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "milk", "{\"hullwright\":\"some other file\"}" })
	void a_file_that_is_something_else_is_left_alone(String content) throws IOException {
		Path file = Files.writeString(cli.path("other.txt"), content);
		assertTrue(cli.run("simulate", coin, "--results", file.toString(), "--resume").err()
				.contains("is no file of results; name another one"));
		assertEquals(content, Files.readString(file));
	}

	@Test
	void results_of_another_seed_are_not_gone_on_with() {
		String file = cli.path("results.jsonl").toString();
		cli.run("simulate", coin, "--games", "20", "--results", file);
		var other = cli.run("simulate", coin, "--games", "20", "--seed", "5", "--results", file, "--resume");
		assertTrue(other.err().startsWith("results.jsonl has results of other games"), other.err());
		assertEquals(ExitCode.PROBLEMS, other.code());
	}

	@Test
	void a_report_that_cannot_be_written_is_refused_before_a_game_is_played() throws IOException {
		Files.createDirectories(cli.path("folder.json"));
		assertEquals("folder.json cannot be written: it is a folder\n",
				cli.run("simulate", coin, "--report", cli.path("folder.json").toString()).err());
		assertEquals("nowhere/report.json cannot be written: its folder is not there\n",
				cli.run("simulate", coin, "--report", cli.path("nowhere/report.json").toString()).err());
		try (Stream<Path> files = Files.list(home)) {
			assertEquals(List.of("coin", "folder.json"), files.map(file -> file.getFileName().toString()).sorted().toList());
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		--games 0             | --games: there must be 1 to 10000000
		--games 99999999999   | Invalid value for option '--games': '99999999999' is too large a number
		--games 1e3           | Invalid value for option '--games': '1e3' is no whole number
		--seed 0.5            | Invalid value for option '--seed': '0.5' is no whole number
		--seed 9223372036854775807 | --seed: there are not so many seeds after that one
		--threads none        | Invalid value for option '--threads': 'none' is neither `all` nor a number from 1 to 1024
		--threads 0           | Invalid value for option '--threads': '0' is neither `all` nor a number from 1 to 1024
		--threads 99999999999 | Invalid value for option '--threads': '99999999999' is neither `all` nor a number from 1 to 1024
		--seats 3             | Coin is for 1 to 2 players, not for 3
		--seats 2..1          | Invalid value for option '--players': the range 2..1 begins with the larger number
		--agents clever       | Invalid value for option '--agents' (AGENT): there is no agent 'clever'; there are random, first, heuristic, heuristic:TEMPER (cautious, greedy, loyal, traitor or beginner), goals, search and search:ITERATIONS, with at most 20000 ITERATIONS, each perhaps with the seconds it takes, as in random@5-20
		--agents person       | Invalid value for option '--agents' (AGENT): a person plays one game at a time; `hullwright play` is for that
		--agents first,random | --agents: name one for all seats, or one for each of the 1
		--agents ,            | --agents: name one for all seats, or one for each of the 1
		--modes Slo           | there is no mode Slo; did you mean Slow?
		--modes Slow,Fast     | the modes Fast and Slow exclude each other
		--without Patience    | --without Patience: that is not on anyway
		--scenario Winter     | there is no scenario Winter; the pack has none
		--vary most           | --vary most: that reads like NAME=5
		--vary ,              | --vary : that reads like NAME=5
		--vary most=4,most=5  | --vary most=4,most=5: most can be one number at a time; give the option again for another one
		--vary moss=4         | there is no number moss; did you mean most?
		--vary most=3         | --vary most=3: it is 3 already, so there is nothing to compare
		--vary most=9999999999 | --vary most=9999999999: numbers only go from -2147483647 to 2147483647
		--vary most=99999999999999999999 | --vary most=99999999999999999999: numbers only go from -2147483647 to 2147483647
		--vary most=          | --vary most=: there is no number after `=`
		--vary most=2.5       | --vary most=2.5: '2.5' is no whole number
		--with Patience --against Patience | --against Patience: that is on already, so there is nothing to compare
		--against Patient     | there is no folder, expansion or mode Patient; did you mean Patience?
		--on here             | Invalid value for option '--on': 'here' is no address of a cluster; that reads like spark://HOST:7077
		--on spark://here:0   | Invalid value for option '--on': 'spark://here:0' is no address of a cluster; that reads like spark://HOST:7077
		--on spark://a:1,spark://b:2 | Invalid value for option '--on': 'spark://a:1,spark://b:2' is no address of a cluster; that reads like spark://HOST:7077
		--on spark://a:1,b:2 --threads 2 | --threads says how many games this machine plays at once; with --on, the cluster has as many as it has
		--on spark://[::1]:7077 --explain 1:1 | --explain plays one game, on this machine; leave out --on
		--explain 1:0         | --explain 1:0: that reads like 17:42, the seed of a game and the number of a decision, which count from 1
		--explain 1:1 --vary most=4 | --explain plays one game by the rules as they are; leave out --about, --against, --against-base, --vary and --report
		--explain 1:1 --report a.html | --explain plays one game by the rules as they are; leave out --about, --against, --against-base, --vary and --report
		--resume              | --resume goes on with a file; name it with --results
		--results games.json --report ./games.json | --report: ./games.json is the file of --results, which a report would write over
		--report report.txt   | --report: the name of report.txt has to end with .html, .json or .csv
		""")
	void wrong_usage_is_told(String options, String message) {
		String[] arguments = Stream.concat(Stream.of("simulate", coin), Stream.of(options.split(" "))).toArray(String[]::new);
		var result = cli.run(arguments);
		assertEquals(message, result.err().lines().findFirst().orElse(""));
		assertEquals(ExitCode.USAGE, result.code());
		assertEquals("", result.out());
	}

	@Test
	void who_starts_the_program_without_the_libraries_of_a_cluster_is_told_how_to_get_them() {
		var result = cli.run("simulate", coin, "--on", "spark://localhost:7077");
		assertEquals("--on spark://localhost:7077: the libraries of Spark are not on the class path. Start the command by ./hullwright, "
				+ "which fetches them\n", result.err());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("", result.out());
	}

	@Test
	void a_game_without_end_is_told_with_the_round_that_goes_on() {
		String endless = cli.pack("endless", """
			pack endless { version 1.0.0 }
			state days: number = 0
			procedure SetUp { set days to 0 }
			phase Day { increase days by 1 }
			game Endless { players 1 to 2  setup SetUp  round Day }
			""");
		String out = cli.run("simulate", endless, "--games", "2").out();
		assertTrue(out.contains("endless.hull:4:1: error: this game does not end: more than 1000 rounds\n"), out);
	}

	/** Whoever takes the first option gives, again and again. */
	@Test
	void programs_that_go_round_in_circles_are_stopped_and_the_game_is_named_and_can_be_seen_again() {
		String misers = cli.pack("misers", """
			pack misers "Misers" { version 1.0.0 }
			extend player { state gold: number 0 to 9 = 0 }
			procedure SetUp { }
			phase Day {
				for each player p {
					while p's gold < 5 {
						choose by p "What now?" { option "Give" { decrease p's gold by 1 }  option "Take" { increase p's gold by 1 } }
					}
					set p's won to yes
				}
				end game "rich"
			}
			game Misers "Misers" { players 1 to 2  setup SetUp  round Day }
			""");
		var result = cli.run("simulate", misers, "--games", "1", "--seed", "7", "--agents", "first");
		assertTrue(result.out()
				.startsWith("1 of 1 games with 1 player were not played to their end by first and do not count: misers.hull:7:4: "
						+ "error: this game does not end: more than 10000 decisions in one round; either a rule lets players go round in circles, "
						+ "or those who play never choose what would end it (seed 7)."),
				result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err()
				.contains("`hullwright play misers --seats 1 --seed 7 --agents first --quiet --record broken-7.game` plays the first"
						+ " of them again"),
				result.err());
		Path record = cli.path("broken-7.game");
		var played = cli.run("play", misers, "--seats", "1", "--seed", "7", "--agents", "first", "--quiet", "--record", record.toString());
		assertTrue(played.err().contains("more than 10000 decisions in one round"), played.out() + played.err());
		var replayed = cli.run("replay", record.toString());
		assertTrue((replayed.out() + replayed.err()).contains("more than 10000 decisions in one round"), replayed.out() + replayed.err());
		assertTrue(cli.run("simulate", misers, "--games", "1", "--agents", "random").out()
				.startsWith("Misers with 1 player: somebody wins 100.0 %"));
	}

	@Test
	void a_game_that_breaks_is_told_with_its_place_and_seed() {
		cli.file("coin", "odd.hull", "pack coin\nafter Toss { set tosses to tosses + 1 / (most - 3) }\n");
		var result = cli.run("simulate", coin, "--games", "3");
		assertTrue(result.out().contains("broken by a rule: "), result.out());
		assertTrue(result.out().contains("odd.hull:2:"), result.out());
		assertTrue(result.out().endsWith(" branches of the pack were performed in games that came to their end\n"), result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}
}
