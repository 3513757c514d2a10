package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright test --mutate}. */
class MutationCommandTest {

	private static final String ALL = "1000";

	private static final String WELL = """
		pack well { version 1.0.0 }
		room Yard "Yard"
		token Bucket { copies: 9 }
		state water: number = 4

		// One bucket at a time (WELL-DRAW-01).
		procedure Draw in place: room {
			if water > 2 {
				decrease water by 1
				place Bucket in place
			}
		}
		""";
	private static final String TEST_OF_ONE_BUCKET = """
		pack well
		test "a bucket is drawn" { when { do Draw in Yard } then { expect water = 3  expect number of Bucket in Yard = 1 } }
		""";
	private static final String TEST_OF_THE_LAST_BUCKET = """
		pack well
		test "two are left" { when { do Draw in Yard  do Draw in Yard  do Draw in Yard } then { expect water = 2 } }
		""";

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void open() {
		cli = new Cli(home);
	}

	private String well(String... tests) {
		String folder = cli.pack("well", WELL);
		for (int number = 0; number < tests.length; number++) {
			cli.file("well", "test" + number + ".hull", tests[number]);
		}
		return folder;
	}

	private Cli.Result mutate(String folder, String... more) {
		List<String> arguments = new ArrayList<>(List.of("test", folder, "--mutate"));
		arguments.addAll(List.of(more));
		return cli.run(arguments.toArray(String[]::new));
	}

	private JsonObject json(String folder, String... more) {
		Cli.Result result = mutate(folder, Stream.concat(Stream.of("--json"), Stream.of(more)).toArray(String[]::new));
		assertEquals("", result.err());
		return JsonParser.parseString(result.out()).getAsJsonObject();
	}

	private static List<String> survivorsAfter(JsonObject report) {
		return report.getAsJsonArray("survivors").asList().stream().map(JsonElement::getAsJsonObject)
				.map(survivor -> survivor.get("after").getAsString()).toList();
	}

	@Test
	void what_no_test_notices_is_told_with_its_place_the_rule_beside_it_and_the_line_before_and_after() {
		String out = mutate(well(TEST_OF_ONE_BUCKET), "--sample", ALL).out();
		assertTrue(out.contains("""
			SURVIVED: well/well.hull:8:11: other comparison (WELL-DRAW-01)
			  before: if water > 2 {
			  after:  if water >= 2 {
			  1 test comes here, such as "a bucket is drawn"
			"""), out);
	}

	@Test
	void what_a_test_notices_is_killed() {
		List<String> survivors = survivorsAfter(json(well(TEST_OF_ONE_BUCKET), "--sample", ALL));
		assertFalse(survivors.contains("increase water by 1"), survivors::toString);
		assertFalse(survivors.contains("decrease water by 2"), survivors::toString);
		assertFalse(survivors.contains("if water <= 2 {"), survivors::toString);
	}

	@Test
	void another_test_kills_what_survived() {
		assertTrue(survivorsAfter(json(well(TEST_OF_ONE_BUCKET), "--sample", ALL)).contains("if water >= 2 {"));
		assertFalse(survivorsAfter(json(well(TEST_OF_ONE_BUCKET, TEST_OF_THE_LAST_BUCKET), "--sample", ALL)).contains("if water >= 2 {"));
	}

	@Test
	void the_score_is_the_share_of_the_killed() {
		JsonObject report = json(well(TEST_OF_ONE_BUCKET), "--sample", ALL);
		int tested = report.get("tested").getAsInt();
		assertEquals(tested, report.get("killed").getAsInt() + report.get("survived").getAsInt());
		assertEquals(report.get("survived").getAsInt(), report.getAsJsonArray("survivors").size());
		assertEquals(100.0 * report.get("killed").getAsInt() / tested, report.get("score").getAsDouble());
		assertFalse(report.get("endedEarly").getAsBoolean());
	}

	@Test
	void what_no_test_performs_survives_as_such() {
		String folder = well(TEST_OF_ONE_BUCKET);
		cli.file("well", "rain.hull", "pack well\nphase Rain { increase water by 2 }\n");
		String out = mutate(folder, "--sample", ALL).out();
		assertTrue(out.contains("""
			SURVIVED: well/rain.hull:2:14: increase / decrease
			  before: phase Rain { increase water by 2 }
			  after:  phase Rain { decrease water by 2 }
			  no test comes here
			"""), out);
	}

	@Test
	void faults_are_planted_in_a_required_pack_when_it_is_named() {
		well();
		String village = cli.pack("village", """
			pack village { version 1.0.0 requires well }
			phase Morning { do Draw in Yard }
			test "two are left" { when { do Draw in Yard  do Draw in Yard  do Draw in Yard } then { expect water = 2 } }
			""");
		String out = mutate(village, "--sample", ALL, "--mutants-in", "well").out();
		assertTrue(out.contains("""
			  before: place Bucket in place
			  after:  (nothing)
			  1 test comes here, such as "two are left"
			"""), out);
		assertTrue(out.contains("well.hull:10:3: sentence removed (WELL-DRAW-01)"), out);
		assertFalse(out.contains("if water >= 2"), out);
	}

	@Test
	void what_a_required_pack_has_for_other_games_is_not_counted() {
		well();
		cli.file("well", "other.hull", "pack well\nprocedure Dig { set water to 9 }\nzone Pit of Bucket\n");
		String village = cli.pack("village", """
			pack village { version 1.0.0 requires well }
			phase Morning { do Draw in Yard }
			test "a bucket is drawn" { when { do Draw in Yard } then { expect water = 3 } }
			""");
		assertFalse(mutate(village, "--sample", ALL, "--mutants-in", "well").out().contains("other.hull"));
	}

	@Test
	void faults_cannot_be_planted_in_a_pack_that_is_not_required() {
		Cli.Result result = mutate(well(TEST_OF_ONE_BUCKET), "--mutants-in", "wall");
		assertEquals("--mutants-in: well does not require wall; there are well" + System.lineSeparator(), result.err());
		assertEquals(1, result.code());
	}

	@Test
	void a_mutant_that_does_not_end_is_killed() {
		String folder = cli.pack("loop", """
			pack loop { version 1.0.0 }
			state left: number 0 to 5 = 5
			procedure Empty { while left > 0 { decrease left by 1 } }
			test "it is emptied" { when { do Empty } then { expect left = 0 } }
			""");
		List<String> survivors = survivorsAfter(json(folder, "--sample", ALL));
		assertFalse(survivors.contains("procedure Empty { while left >= 0 { decrease left by 1 } }"), survivors::toString);
		assertFalse(survivors.contains("procedure Empty { while left > 0 { } }"), survivors::toString);
	}

	@Test
	void mutants_that_do_not_compile_are_counted_apart() {
		String folder = cli.pack("pets", """
			pack pets { version 1.0.0 }
			kind pet { state home: room or none = none }
			room Kennel "Kennel"
			pet Rex "Rex"
			state fed: truth = no
			procedure Feed { if Rex's home = none { set fed to yes } }
			test "Rex is fed" { when { do Feed } then { expect fed } }
			""");
		JsonObject report = json(folder, "--sample", ALL);
		assertEquals(2, report.get("invalid").getAsInt(), "places are not compared by size"); // <= and >=
		assertTrue(survivorsAfter(report).stream().noneMatch(after -> after.contains("<=") || after.contains(">=")), report::toString);
	}

	@Test
	void the_same_seed_gives_the_same_sample_on_any_number_of_threads() {
		String folder = well(TEST_OF_ONE_BUCKET);
		Cli.Result once = mutate(folder, "--sample", "6", "--seed", "7", "--threads", "1");
		assertEquals(once, mutate(folder, "--sample", "6", "--seed", "7", "--threads", "3"));
		assertTrue(once.out().contains("\n6 mutants: ") || once.out().startsWith("6 mutants: "), once::out);
	}

	@Test
	void another_seed_gives_another_sample() {
		String folder = well(TEST_OF_ONE_BUCKET);
		List<String> outputs = Stream.of("1", "2", "3", "4").map(seed -> mutate(folder, "--sample", "6", "--seed", seed).out()).distinct()
				.toList();
		assertTrue(outputs.size() > 1, outputs::toString);
	}

	@Test
	void a_score_below_what_is_wanted_is_a_problem() {
		String folder = well(TEST_OF_ONE_BUCKET);
		assertEquals(ExitCode.PROBLEMS, mutate(folder, "--sample", ALL, "--at-least", "100").code());
		assertEquals(ExitCode.FINE, mutate(folder, "--sample", ALL, "--at-least", "10").code());
	}

	@Test
	void nothing_is_written_to_the_folder_of_the_pack() throws IOException {
		String folder = well(TEST_OF_ONE_BUCKET);
		Map<String, String> before = contents(home);
		mutate(folder, "--sample", ALL);
		assertEquals(before, contents(home));
	}

	private static Map<String, String> contents(Path folder) throws IOException {
		Map<String, String> contents = new TreeMap<>();
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				FileTime written = Files.getLastModifiedTime(file);
				contents.put(folder.relativize(file).toString(), written + "\n" + Files.readString(file));
			}
		}
		return contents;
	}

	@Test
	void tests_that_fail_already_cannot_judge() {
		Cli.Result result = mutate(well("pack well\ntest \"too much\" { then { expect water = 5 } }\n"));
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", """
			The test "too much" of well fails already: expected water = 5, but it is 4
			What the tests notice can be told once all of them pass.
			"""), result);
	}

	@Test
	void a_pack_without_tests_is_told_so() {
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "well has no test that could notice anything\n"), mutate(well()));
	}

	@Test
	void what_is_not_about_the_rules_of_one_pack_cannot_be_asked_for_at_once() {
		String folder = well(TEST_OF_ONE_BUCKET);
		assertEquals(ExitCode.USAGE, mutate(folder, "--coverage").code());
		assertEquals(ExitCode.USAGE, mutate(folder, folder).code());
		assertEquals(ExitCode.USAGE, mutate(folder, "--sample", "0").code());
		assertEquals(ExitCode.USAGE, mutate(folder, "--at-least", "101").code());
	}
}
