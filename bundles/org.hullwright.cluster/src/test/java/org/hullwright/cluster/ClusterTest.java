package org.hullwright.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright simulate --on spark://…} with a real master and real workers: reports are those of one thread, whatever happens. */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class ClusterTest {

	private static final String GAME = """
		pack coin { version 1.0.0 }
		die Penny { 0, 1 }
		state tosses: number = 0
		state lost: number = 0
		procedure SetUp { set tosses to 0  set lost to 0 }
		phase Toss {
			for each player p {
				increase tosses by 1
				let tossed be roll Penny
				if tossed's number = 1 { increase lost by 1 }
				choose by p {
					option "Go on" { }
					option "Stop" when tosses > 5 { if lost < 3 { set p's won to yes }  end game "stopped" }
				}
			}
			if tosses >= most { end game "late" }
		}
		derived most: number = 20
		game Coin { players 1 to 2  setup SetUp  round Toss }
		experiment "luck" { measure "tosses" tosses }
		""";
	private static final String ADDITION = """
		pack patience { version 1.0.0 requires coin }
		expansion Patience { after SetUp { set tosses to -5 } }
		""";
	private static final String CHARMS = """
		pack charms "Charms" { version 1.0.0 requires coin }
		token Charm "Charm" { copies: 1 }
		token Pebble "Pebble" { copies: 1 }
		bag Pocket of token { contains Charm, Pebble }
		expansion Charms { after Toss when Charm is in Pocket { for each player p { set p's won to yes } } }
		""";
	private static final long SOME = 100; // lines of results

	@TempDir
	private static Path home;
	private static TestPrograms programs;
	private static LocalCluster cluster;
	private static String[] wanted;
	private static String alone;

	@BeforeAll
	static void aMasterWithTwoWorkersAndTheReportOfOneThread() throws Exception {
		Files.writeString(Files.createDirectories(home.resolve("coin")).resolve("coin.hull"), GAME);
		Path pack = Files.createDirectories(home.resolve("patience"));
		Files.writeString(pack.resolve("patience.hull"), ADDITION);
		wanted = new String[] { "simulate", pack.toString(), "--games", "4000", "--seats", "1..2", "--vary", "most=30", "--against",
				"Patience" };
		programs = TestPrograms.in(home);
		cluster = LocalCluster.started(programs);
		cluster.addWorker();
		cluster.addWorker();
		Process thread = programs.hullwright("alone", with("--threads", "1", "--report", home.resolve("alone.json").toString()));
		assertEquals(0, thread.waitFor(), () -> written("alone.err"));
		alone = written("alone.json");
		cluster.awaitWorkers();
	}

	@AfterAll
	static void noneIsLeft() {
		if (programs != null) {
			programs.close();
		}
	}

	@Test
	void a_worker_that_is_killed_midway_is_made_up_for() throws Exception {
		Process driver = programs.hullwright("killed",
				with("--on", cluster.address(), "--results", home.resolve("killed.jsonl").toString(), "--report",
						home.resolve("killed.json").toString()));
		awaitResults("killed", driver);
		cluster.killWorker(0);
		long before = lines("killed");
		assertEquals(0, driver.waitFor(), () -> written("killed.err"));
		assertTrue(before < lines("killed"), "all had been played before the worker was killed");
		assertEquals(alone, written("killed.json"));
		assertEquals(written("alone.out"), written("killed.out"));
	}

	@Test
	void what_was_ended_early_goes_on_there() throws Exception {
		String[] kept = { "--on", cluster.address(), "--results", home.resolve("ended.jsonl").toString(), "--report",
				home.resolve("ended.json").toString() };
		Process ended = programs.hullwright("ended", with(kept));
		awaitResults("ended", ended);
		ended.destroy();
		ended.waitFor();
		assertTrue(written("ended.out").contains("ended early"), () -> written("ended.out") + written("ended.err"));
		String partial = written("ended.json");

		Process resumed = programs.hullwright("resumed",
				Stream.concat(Arrays.stream(with(kept)), Stream.of("--resume")).toArray(String[]::new));
		assertEquals(0, resumed.waitFor(), () -> written("resumed.err"));
		assertTrue(!partial.equals(alone), "it had played all before it was ended");
		assertEquals(alone, written("ended.json"));
	}

	@Test
	void each_component_is_asked_about_there_and_judged_the_same() throws Exception {
		Path charms = Files.createDirectories(home.resolve("charms"));
		Files.writeString(charms.resolve("charms.hull"), CHARMS);
		String[] each = { "simulate", charms.toString(), "--each", "--games", "200", "--seats", "1..2" };
		Process thread = programs.hullwright("each-alone", with(each, "--threads", "1"));
		assertEquals(0, thread.waitFor(), () -> written("each-alone.err"));
		Process driver = programs.hullwright("each", with(each, "--on", cluster.address()));
		assertEquals(0, driver.waitFor(), () -> written("each.err"));
		assertTrue(written("each.out").startsWith("Of the 2 components of Charms, Charm makes winning easier with 1 and 2 players ("),
				() -> written("each.out"));
		assertEquals(written("each-alone.out"), written("each.out"));
	}

	private static void awaitResults(String name, Process driver) throws Exception {
		LocalCluster.await("the first results", () -> !driver.isAlive() || lines(name) > SOME);
	}

	private static long lines(String name) throws IOException {
		return programs.written(name + ".jsonl").lines().count();
	}

	private static String written(String file) {
		try {
			return programs.written(file);
		} catch (IOException unreadable) {
			return unreadable.toString();
		}
	}

	private static String[] with(String... more) {
		return with(wanted, more);
	}

	private static String[] with(String[] some, String... more) {
		return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
	}
}
