package org.hullwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --json}: the results of commands, for other programs. */
class JsonOptionTest {

	private static final String WALK = """
		pack walk "A walk" { version 1.2.0 }
		room Hill "Hill"
		mode Windy "Windy"
		procedure SetUp { }
		phase Go { for each player p { choose by p "Where?" { option "On" { } option "Home" { set p's won to yes  end game "Home again" } } } }
		game Walk { players 1 to 2  setup SetUp  round Go }
		test "one and one" covers WALK-1 { then { expect 1 + 1 = 2 } }
		experiment "who wins" { games 20  players 1, 2  measure "somebody wins" (the first player)'s won expect 0 to 100 percent }
		test "one and two" { then { expect 1 + 1 = 3 } }
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String walk;

	@BeforeEach
	void write() {
		cli = new Cli(home);
		walk = cli.pack("walk", WALK);
	}

	private JsonObject json(int code, String... arguments) {
		var result = cli.run(arguments);
		assertEquals(code, result.code(), result.out() + result.err());
		return JsonParser.parseString(result.out()).getAsJsonObject();
	}

	@Test
	void problems_are_told_with_their_places() {
		String typo = cli.pack("typo", "pack typo { version 1.0.0 }\nroom\n");
		JsonObject pack = json(ExitCode.PROBLEMS, "check", typo, "--json").getAsJsonArray("packs").get(0).getAsJsonObject();
		assertEquals("typo", pack.get("name").getAsString());
		assertEquals(1, pack.get("errors").getAsInt());
		JsonObject problem = pack.getAsJsonArray("problems").get(0).getAsJsonObject();
		assertEquals("error", problem.get("severity").getAsString());
		assertTrue(problem.get("file").getAsString().endsWith("typo.hull"));
		assertTrue(problem.has("line") && problem.has("column") && problem.has("code") && problem.has("message"), problem::toString);
	}

	@Test
	void what_could_not_be_checked_is_told_beside_what_was() {
		JsonArray packs = json(ExitCode.PROBLEMS, "check", home.resolve("nowhere").toString(), walk, "--json").getAsJsonArray("packs");
		assertEquals("there is no folder nowhere", packs.get(0).getAsJsonObject().get("refusal").getAsString());
		assertEquals("walk", packs.get(1).getAsJsonObject().get("name").getAsString());
		assertFalse(packs.get(1).getAsJsonObject().has("refusal"), packs::toString);
	}

	@Test
	void tests_are_told_one_by_one() throws IOException {
		Path rules = Files.writeString(home.resolve("rules.md"), "- WALK-1 there is a hill\n- WALK-2 there is a way\n");
		JsonObject report = json(ExitCode.PROBLEMS, "test", "--json", walk, "--rules", rules.toString());
		assertEquals(1, report.get("passed").getAsInt());
		assertEquals(1, report.get("failed").getAsInt());
		JsonObject failed = report.getAsJsonArray("packs").get(0).getAsJsonObject().getAsJsonArray("tests").get(1).getAsJsonObject();
		assertEquals("one and two", failed.get("title").getAsString());
		assertFalse(failed.get("passed").getAsBoolean());
		assertTrue(failed.get("explanation").getAsString().contains("1 + 1 = 3"), failed::toString);
		assertEquals("[\"WALK-2\"]", report.getAsJsonObject("rules").getAsJsonArray("uncovered").toString());
	}

	@Test
	void a_game_is_told_by_its_end() {
		JsonObject game = json(ExitCode.FINE, "play", walk, "--seed", "3", "--json");
		assertEquals("Home again", game.get("reason").getAsString());
		assertEquals("[1]", game.getAsJsonArray("winners").toString());
		assertEquals("3", game.get("seed").getAsString());
	}

	@Test
	void many_games_are_counted() {
		JsonObject games = json(ExitCode.FINE, "play", walk, "--games", "10", "--seats", "1-2", "--json");
		assertEquals(2, games.getAsJsonArray("tables").size());
		JsonObject two = games.getAsJsonArray("tables").get(1).getAsJsonObject();
		assertEquals(10, two.getAsJsonObject("reasons").get("Home again").getAsInt());
		assertEquals(2, two.getAsJsonArray("winsBySeat").size());
	}

	@Test
	void experiments_tell_what_they_found() {
		JsonObject experiment = json(ExitCode.FINE, "experiment", walk, "--json").getAsJsonArray("experiments").get(0).getAsJsonObject();
		assertEquals("who wins", experiment.get("title").getAsString());
		assertEquals(2, experiment.getAsJsonArray("variants").size());
		JsonObject found = experiment.getAsJsonArray("variants").get(0).getAsJsonObject().getAsJsonArray("findings").get(0)
				.getAsJsonObject();
		assertEquals(100.0, found.get("value").getAsDouble());
		assertEquals("percent", found.get("unit").getAsString());
		assertEquals("as_expected", found.get("verdict").getAsString());
	}

	@Test
	void a_replay_is_confirmed() {
		String record = home.resolve("game.json").toString();
		cli.run("play", walk, "--record", record);
		assertTrue(json(ExitCode.FINE, "replay", record, "--json").get("confirmed").getAsBoolean());
	}

	@Test
	void what_is_to_be_translated_is_listed() {
		assertTrue(
				json(ExitCode.FINE, "texts", walk, "--language", "de", "--json").getAsJsonArray("texts").toString().contains("\"Hill\""));
	}

	@Test
	void archives_tell_where_they_are() {
		String archive = home.resolve("walk.hullpack").toString();
		assertEquals("walk.hullpack", json(ExitCode.FINE, "export", walk, "--to", archive, "--json").get("file").getAsString());
		JsonObject imported = json(ExitCode.FINE, "import", archive, "--to", home.resolve("again").toString(), "--json");
		assertEquals("walk", imported.get("pack").getAsString());
		assertEquals("1.2.0", imported.get("version").getAsString());
	}

	@Test
	void a_new_pack_is_told() {
		assertEquals("lamps",
				json(ExitCode.FINE, "new", "lamps", "--to", home.resolve("lamps").toString(), "--json").get("pack").getAsString());
	}

	@Test
	void what_cannot_be_told_as_json_is_refused() {
		assertEquals(ExitCode.USAGE, cli.run("play", walk, "--agents", "person", "--json").code());
		assertEquals(ExitCode.USAGE, cli.run("test", walk, "--coverage", "--json").code());
	}
}
