package org.hullwright.cli.together;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.packs.together.CompatibilityProgress;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.CompatibilityRun;
import org.hullwright.packs.together.Unit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright check --together}: what two packs do to each other. */
class TogetherTest {

	@TempDir
	private Path home;
	private Cli cli;

	/** A game in which each round somebody walks. */
	@BeforeEach
	void write() {
		cli = new Cli(home);
		cli.pack("walk", """
			pack walk "A walk" { version 1.0.0 report UNUSED as nothing }
			state far: number 0 to 3 = 0
			token Stone "Stone" { copies: 2 }
			zone Path of token { contains Stone }
			procedure SetUp { }
			procedure Step by walker: player { increase far by 1 }
			phase Go { for each player p { do Step by p } if far >= 3 { end game "There" } }
			game Walk "A walk" { players 1 to 2  setup SetUp  round Go }
			""");
	}

	private String pack(String name, String text) {
		return cli.pack(name, "pack " + name + " { version 1.0.0 requires walk }\n" + text);
	}

	private Cli.Result together(String... packs) {
		List<String> arguments = new ArrayList<>(List.of("check", "--together", "--games", "3"));
		arguments.addAll(List.of(packs));
		return cli.run(arguments.toArray(String[]::new));
	}

	@Test
	void two_packs_that_have_nothing_to_do_with_each_other_go_together() {
		var result = together(pack("moss", "before Go { say \"Moss\" }\n"), pack("fern", "after Go { say \"Fern\" }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertEquals("""
			In A walk (walk):
			          1  2
			  1 fern  +  +
			  2 moss  +  +

			1 pair; 1 (+) go together; 3 random games of each, with the seeds from 1 on.
			""", result.out());
	}

	@Test
	void two_packs_that_always_replace_the_same_rule_clash_at_both_places() {
		var result = together(pack("fly", "instead of Step { set far to 3 }\n"), pack("rest", "\ninstead of Step { increase far by 2 }\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("""
			! fly with rest: fly and rest both replace Step, and nothing says which of them comes later
			    fly/fly.hull:2:1
			    rest/rest.hull:3:1
			"""), result.out());
	}

	@Test
	void two_packs_that_print_another_number_of_copies_clash() {
		var result = together(pack("few", "change Stone { copies: 3 }\n"), pack("many", "change Stone { copies: 9 }\n"));
		assertTrue(result.out().contains("! few with many: few and many both replace Stone's copies"), result.out());
	}

	@Test
	void all_that_both_replace_is_told_at_once_with_the_places_of_each() {
		var result = together(pack("few", "change Stone { copies: 3 }\ninstead of Step { set far to 3 }\n"),
				pack("many", "change Stone { copies: 9 }\ninstead of Step { increase far by 2 }\n"));
		assertTrue(result.out().contains("""
			! few with many: few and many both replace Stone's copies and Step, and nothing says which of them comes later
			    few/few.hull:2:16
			    many/many.hull:2:16
			    few/few.hull:3:1
			    many/many.hull:3:1
			"""), result.out());
	}

	@Test
	void what_goes_on_with_what_was_there_does_not_clash() {
		var result = together(pack("slow", "instead of Step { say \"Slowly\" proceed }\n"),
				pack("loud", "instead of Step { proceed say \"Loudly\" }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
	}

	@Test
	void expansions_of_two_packs_that_replace_the_same_thing_clash() {
		var result = together(pack("fly", "expansion Wings \"Wings\" { instead of Step { set far to 3 } }\n"),
				pack("rest", "expansion Bench \"Bench\" { instead of Step { increase far by 2 } }\n"));
		assertTrue(result.out().contains("! fly.Wings with rest.Bench: Wings and Bench both replace Step"), result.out());
	}

	@Test
	void expansions_of_two_packs_may_have_the_same_name() {
		var result = together(pack("fly", "expansion Fast \"Fast\" { before Step { say \"Up\" } }\n"),
				pack("run", "expansion Fast \"Fast\" { after Step { say \"Off\" } }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertTrue(result.out().contains("  1 fly.Fast  +  +\n  2 run.Fast  +  +\n"), result.out());
	}

	@Test
	void what_a_pack_changes_that_builds_on_the_other_is_meant_so() {
		var result = together(pack("fly", "instead of Step { set far to 3 }\n"),
				cli.pack("glide", "pack glide { version 1.0.0 requires fly }\ninstead of Step { increase far by 2 }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
	}

	@Test
	void expansions_that_exclude_each_other_are_told_and_no_problem() {
		var result = together(pack("sky", "expansion Sun \"Sun\" { }\nexpansion Rain \"Rain\" excludes Sun { }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertTrue(
				result.out()
						.contains("x sky.Sun with sky.Rain: Sun and Rain exclude each other\n    sky/sky.hull:2:1\n    sky/sky.hull:3:1\n"),
				result.out());
	}

	@Test
	void of_what_a_shared_pack_leaves_open_one_pack_alone_can_say_it_and_that_is_no_problem() {
		cli.pack("strides", "pack strides { version 1.0.0 }\nderived stride: number = ...\n");
		cli.pack("march", """
			pack march "A march" { version 1.0.0 requires strides report UNUSED as nothing }
			change derived stride to 1
			state far: number 0 to 9 = 0
			procedure SetUp { }
			phase Go { increase far by stride if far >= 9 { end game "There" } }
			game March "A march" { players 1 to 2  setup SetUp  round Go }
			""");
		String giants = cli.pack("giants",
				"pack giants { version 1.0.0 requires strides }\nexpansion Giants \"Giants\" { change derived stride to 9 }\n");
		String dwarfs = cli.pack("dwarfs",
				"pack dwarfs { version 1.0.0 requires strides }\nexpansion Dwarfs \"Dwarfs\" { change derived stride to 1 }\n");
		var result = together(giants, dwarfs);
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertTrue(result.out().contains("x dwarfs.Dwarfs with giants.Giants: Dwarfs and Giants exclude each other"), result.out());
	}

	@Test
	void what_both_remove_from_the_game_is_no_clash() {
		var result = together(pack("broom", "expansion Broom \"Broom\" { remove Stone from game }\n"),
				pack("rake", "expansion Rake \"Rake\" { remove Stone from game }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
	}

	/** An expansion comes after whatever its game always does. */
	@Test
	void a_mode_of_the_game_goes_with_what_replaces_a_rule_of_that_game() {
		cli.pack("paces", "pack paces { version 1.0.0 }\nprocedure Pace by walker: player { ... }\n");
		String parade = cli.pack("parade", """
			pack parade "A parade" { version 1.0.0 requires paces report UNUSED as nothing }
			mode Loud "Loud"
			state far: number 0 to 3 = 0
			instead of Pace { increase far by 1 }
			procedure SetUp { }
			phase Go { for each player p { do Pace by p } if far >= 3 { end game "There" } }
			game Parade "A parade" { players 1 to 2  setup SetUp  round Go }
			""");
		String drums = cli.pack("drums",
				"pack drums { version 1.0.0 requires paces }\nexpansion Drums \"Drums\" { instead of Pace { say \"Boom\" proceed } }\n");
		String rest = cli.pack("rest", """
			pack rest { version 1.0.0 requires paces }
			expansion Rest "Rest" { instead of Pace { say "Rest" } after Go { end game "Rested" } }
			""");
		var result = together(parade, drums, rest);
		assertFalse(result.out().contains("! parade.Loud"), result.out());
	}

	@Test
	void modes_that_exclude_each_other_are_told() {
		var result = together(pack("hours", "mode Day \"Day\"\nmode Night \"Night\" excludes Day\n"));
		assertTrue(result.out().contains("x hours.Day with hours.Night: the modes Night and Day exclude each other"), result.out());
	}

	/** Each of them plays well: one clears the Path, the other counts on what lies there. */
	@Test
	void what_clashes_only_in_play_is_told_with_the_game() {
		var result = together(pack("broom", "after SetUp { for each token t in Path { return t } }\n"),
				pack("pebble", "derived pebble: token = the first token in Path\nbefore Go { move pebble to Path }\n"));
		assertEquals(ExitCode.PROBLEMS, result.code(), result.out());
		assertTrue(result.out().contains("  1 broom   +  ~\n"), result.out());
		assertTrue(result.out().contains("~ broom with pebble, in the game of 1 player with the seed 1: "), result.out());
		assertTrue(result.out().contains("    pebble/pebble.hull:2:25\n    broom/broom.hull:1:1\n"), result.out());
	}

	@Test
	void a_pack_whose_games_break_by_themselves_is_still_compared_by_what_it_says() {
		var result = together(pack("fly", "instead of Step { set far to 3 }\n"), pack("rest", "instead of Step { stop }\n"));
		assertTrue(result.out().contains("# rest by itself, in the game of 1 player with the seed 1: this game does not end"),
				result.out());
		assertTrue(result.out().contains("! fly with rest: "), result.out());
	}

	@Test
	void a_pack_that_goes_with_no_game_is_told() {
		var result = together(cli.pack("lost", "pack lost { version 1.0.0 requires nowhere }\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("lost goes with no game that is here: it requires nowhere\n"), result.out());
	}

	@Test
	void a_theme_goes_with_every_game() {
		var result = together(pack("rain", "expansion Rain \"Rain\" { }\n"),
				cli.pack("dark", "pack dark { version 1.0.0 }\nshow token { side front { fill: \"#000000\" } }\n"));
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertFalse(result.out().contains("dark"), result.out());
	}

	@Test
	void two_games_each_want_to_be_the_game() {
		String other = cli.pack("ride", """
			pack ride "A ride" { version 1.0.0 }
			procedure SetUp { }
			phase Go { end game "There" }
			game Ride "A ride" { players 1 to 2  setup SetUp  round Go }
			""");
		var result = together(cli.path("walk").toString(), other);
		assertTrue(result.out().contains("""
			Never in the same game:
			  ride and walk each want to be the game; only one game is played at a time
			    ride/ride.hull:1:1
			    walk/walk.hull:1:1
			"""), result.out());
	}

	@Test
	void a_pack_with_an_error_is_told_by_itself_and_not_in_every_pair() {
		var result = together(pack("moss", "before Go { say \"Moss\" }\n"), pack("typo", "after Gow { stop }\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("  2 typo  #  #\n"), result.out());
		assertEquals(1, result.out().lines().filter(line -> line.startsWith("# ")).count(), result.out());
	}

	@Test
	void a_folder_of_packs_is_looked_at_as_a_whole() {
		pack("moss", "before Go { say \"Moss\" }\n");
		pack("fern", "after Go { say \"Fern\" }\n");
		var result = together(home.toString());
		assertTrue(result.out().contains("1 pair; 1 (+) go together"), result.out());
	}

	@Test
	void the_same_seed_tells_the_same() {
		String moss = pack("moss", "before Go { say \"Moss\" }\n");
		assertEquals(together(moss), together(moss));
	}

	@Test
	void programs_are_told_the_same_as_json() {
		String fly = pack("fly", "instead of Step { set far to 3 }\n");
		String rest = pack("rest", "instead of Step { stop }\n");
		JsonObject report = JsonParser.parseString(cli.run("check", "--together", "--games", "0", "--seed", "7", "--json", fly, rest).out())
				.getAsJsonObject();
		assertEquals("7", report.get("seed").getAsString());
		JsonObject matrix = report.getAsJsonArray("matrices").get(0).getAsJsonObject();
		assertEquals("fly", matrix.getAsJsonArray("units").get(0).getAsJsonObject().get("name").getAsString());
		JsonObject clash = matrix.getAsJsonArray("cells").get(1).getAsJsonObject();
		assertEquals("clash", clash.get("outcome").getAsString());
		assertEquals(2, clash.getAsJsonArray("places").size());
	}

	@Test
	void what_makes_no_sense_is_refused() {
		assertEquals(ExitCode.USAGE, cli.run("check", "--games", "3", cli.path("walk").toString()).code());
		assertEquals(ExitCode.USAGE, cli.run("check", "--together", "--games", "-1", cli.path("walk").toString()).code());
		assertEquals(ExitCode.USAGE, cli.run("check", "--together", "--game", "walk", cli.path("walk").toString()).code());
	}

	@Test
	void who_cancels_is_told_what_is_known_so_far() {
		List<Path> packs = List.of(Path.of(pack("moss", "before Go { say \"Moss\" }\n")),
				Path.of(pack("fern", "after Go { say \"Fern\" }\n")));
		ToolChain tools = new Workshop().toolChain();
		GameFamily family = new FamilyReader(tools).readWithGames(packs, folder -> {}, () -> false);
		CompatibilityReport report = new CompatibilityRun(tools, family, List.of(home), 1, 1).run(Set.of("moss", "fern"),
				new CompatibilityProgress() {

					private int begun;

					@Override
					public void trying(Unit one, Unit other) {
						begun++;
					}

					@Override
					public boolean isCancelled() {
						return begun >= 2;
					}
				});
		assertTrue(report.cancelled());
		assertEquals(List.of("TOGETHER", "OPEN", "OPEN"),
				report.matrices().getFirst().meetings().stream().map(meeting -> meeting.outcome().name()).toList());
	}
}
