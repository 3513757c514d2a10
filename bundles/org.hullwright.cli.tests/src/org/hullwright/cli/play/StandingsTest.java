package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is told of scores and teams. The first player scores 1 or 11, the second one 2, the third one 3; the first one is in a team alone.
 */
class StandingsTest {

	private static final String SCORES = """
		pack scores { version 1.0.0 }
		values Crew { red "Red", blue "Blue" }
		extend player {
			state gold: number = 0
			derived crew: Crew or none = (if its seat = 1 then red else if its seat = 2 then blue else none)
		}
		phase Take {
			for each player p { set p's gold to p's seat }
			choose by (the first player) "More?" { option "No" { } option "Yes" { increase (the first player)'s gold by 10 } }
			end game
		}
		procedure SetUp { stop }
		procedure Ending { for each %s player by its gold { set its won to yes } }
		game Scores1 "Scores" {
			players 3 to 3  setup SetUp  round Take  ending Ending
			%s score for p: player worth p's gold
			team for p: player is p's crew
		}
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String scores;

	@BeforeEach
	void open() {
		cli = new Cli(home);
		scores = cli.pack("scores", SCORES.formatted("highest", ""));
	}

	@Test
	void the_end_of_a_game_tells_scores_and_teams() {
		String out = cli.run("play", scores, "--seats", "3", "--agents", "first").out();
		assertTrue(out.contains("Score of player 1: 1, of player 2: 2, of player 3: 3."), out);
		assertTrue(out.contains("Team of player 1: Red, of player 2: Blue, of player 3: none."), out);
	}

	@Test
	void many_games_tell_mean_scores_and_the_wins_of_teams() {
		String out = cli.run("play", scores, "--seats", "3", "--agents", "first", "--games", "5").out();
		assertTrue(out.contains("score on average, by seat: 1.0, 2.0, 3.0"), out);
		assertTrue(out.contains("team Red won in 0.0 %"), out);
	}

	@Test
	void programs_that_play_want_a_high_score() {
		String out = cli.run("play", scores, "--seats", "3", "--agents", "heuristic").out();
		assertTrue(out.contains("Score of player 1: 11,"), out);
	}

	@Test
	void programs_that_play_want_a_low_score_where_that_is_better() {
		String low = cli.pack("low",
				SCORES.formatted("lowest", "lowest").replace("pack scores", "pack low").replace("set its won to yes", ""));
		String out = cli.run("play", low, "--seats", "3", "--agents", "heuristic").out();
		assertTrue(out.contains("Score of player 1: 1,"), out);
	}

	@Test
	void a_simulation_tells_how_scores_are_spread_and_which_team_wins() {
		String out = cli.run("simulate", scores, "--agents", "first", "--games", "10").out();
		assertTrue(out.contains("team Blue: 0.0 %"), out);
		assertTrue(out.contains("score at the end\n    seat 1: 1.0 (1.0 to 1.0); nine in ten games 1 to 1, the one in the middle 1"), out);
	}

	@Test
	void so_do_its_reports() {
		JsonObject table = JsonParser.parseString(cli.run("simulate", scores, "--agents", "first", "--games", "10", "--json").out())
				.getAsJsonObject().getAsJsonArray("tables").get(0).getAsJsonObject();
		JsonArray bySeat = table.getAsJsonArray("scores");
		assertEquals(3, bySeat.size());
		assertEquals(2, bySeat.get(1).getAsJsonObject().get("mean").getAsInt());
		assertEquals(2, table.getAsJsonArray("byTeam").size());
		cli.run("simulate", scores, "--agents", "first", "--games", "10", "--report", cli.path("report.csv").toString());
		assertTrue(cli.path("report.csv").toFile().isFile());
	}
}
