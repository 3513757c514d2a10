package org.hullwright.cli.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.ProblemLine;
import org.hullwright.cli.pack.Workshop;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of a check: it comes back only while all that the check looked at is the same. */
class ResultCacheTest {

	private static final Instant AFTER_ALL_WAS_WRITTEN = Instant.MAX;

	/** @param problems null in what was read from a damaged file */
	private record CheckResult(List<ProblemLine> problems) {

		boolean isWhole() {
			return problems != null;
		}

		long errors() {
			return problems.stream().filter(ProblemLine::isError).count();
		}
	}

	@TempDir
	private Path home;

	private Cli cli;
	private Path base;
	private Path more;

	@BeforeEach
	void two_packs_of_which_one_requires_the_other() {
		cli = new Cli(home.resolve("packs"));
		base = Path.of(cli.pack("base", "pack base { version 1.0.0 }\nroom Hall\n"));
		more = Path.of(
				cli.pack("more", "pack more { version 1.0.0 requires base }\nextend room { derived isHall: truth = this room is Hal }\n"));
	}

	private ResultCache<CheckResult> memory() {
		return memoryOf("this program");
	}

	private ResultCache<CheckResult> memoryOf(String program) {
		return new ResultCache<>(home.resolve("kept"), program, CheckResult.class, CheckResult::isWhole);
	}

	private CheckResult check(Path folder, Instant began) {
		OpenPack pack = new Workshop().open(folder);
		CheckResult found = new CheckResult(pack.problems());
		memory().keep(folder, Set.of(), began, pack.opened().loaded(), found);
		return found;
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> kept = Files.list(home.resolve("kept"))) {
			return kept.toList();
		}
	}

	private Optional<CheckResult> recalled() {
		return memory().recall(more, Set.of());
	}

	@Test
	void what_was_found_comes_back_when_nothing_has_changed() {
		CheckResult found = check(more, AFTER_ALL_WAS_WRITTEN);
		assertEquals(1, found.errors());
		assertEquals(Optional.of(found), recalled());
	}

	@Test
	void a_changed_text_is_checked_again() throws IOException {
		check(more, AFTER_ALL_WAS_WRITTEN);
		Path text = more.resolve("more.hull");
		var written = Files.getLastModifiedTime(text);
		Files.writeString(text, Files.readString(text).replace("Hal }", "Hql }"));
		Files.setLastModifiedTime(text, written);
		assertTrue(recalled().isEmpty());
	}

	@Test
	void a_file_that_came_is_noticed_in_the_pack_and_in_what_it_requires() {
		check(more, AFTER_ALL_WAS_WRITTEN);
		cli.file("base", "cellar.hull", "room Cellar\n");
		assertTrue(recalled().isEmpty());
		check(more, AFTER_ALL_WAS_WRITTEN);
		cli.file("more", "attic.hull", "room Attic\n");
		assertTrue(recalled().isEmpty());
	}

	@Test
	void another_picture_is_noticed() throws IOException {
		check(more, AFTER_ALL_WAS_WRITTEN);
		Files.write(Files.createDirectories(more.resolve("pictures")).resolve("hall.png"), new byte[] { 1 });
		assertTrue(recalled().isEmpty());
	}

	@Test
	void a_required_pack_that_went_or_came_is_noticed() throws IOException {
		check(more, AFTER_ALL_WAS_WRITTEN);
		Path elsewhere = Files.move(base, home.resolve("base"));
		assertTrue(recalled().isEmpty());
		check(more, AFTER_ALL_WAS_WRITTEN);
		Files.move(elsewhere, base);
		assertTrue(recalled().isEmpty());
	}

	@Test
	void a_change_of_an_optional_dependency_is_noticed_and_that_it_comes() throws IOException {
		Path silk = Path.of(cli.pack("silk", "pack silk { version 1.0.0 }\n"));
		Files.writeString(silk.resolve("ship.hull"), "pack silk where there is ship\nzone Hold of token { contains Crate }\n");
		assertEquals(0, check(silk, AFTER_ALL_WAS_WRITTEN).errors());
		Path ship = Path.of(cli.pack("ship", "pack ship { version 1.0.0 }\ntoken Barrel\n"));
		assertEquals(Optional.empty(), memory().recall(silk, Set.of()));
		assertEquals(1, check(silk, AFTER_ALL_WAS_WRITTEN).errors());
		Files.writeString(ship.resolve("ship.hull"), "pack ship { version 1.0.0 }\ntoken Crate\n");
		assertEquals(Optional.empty(), memory().recall(silk, Set.of()));
	}

	@Test
	void a_pack_beside_it_that_it_does_not_require_changes_nothing() {
		check(more, AFTER_ALL_WAS_WRITTEN);
		cli.pack("other", "pack other { version 1.0.0 }\n");
		assertTrue(recalled().isPresent());
	}

	@Test
	void what_nobody_has_asked_for_in_a_long_time_is_removed_by_the_next_check() throws IOException {
		check(base, AFTER_ALL_WAS_WRITTEN);
		Path unused = files().getFirst();
		check(more, AFTER_ALL_WAS_WRITTEN);
		Path used = files().stream().filter(file -> !file.equals(unused)).findFirst().orElseThrow();
		var longAgo = FileTime.from(Instant.now().minus(Duration.ofDays(100)));
		Files.setLastModifiedTime(unused, longAgo);
		Files.setLastModifiedTime(used, longAgo);

		assertTrue(recalled().isPresent(), "which is asking for it");
		check(Path.of(cli.pack("other", "pack other { version 1.0.0 }\n")), AFTER_ALL_WAS_WRITTEN);

		assertEquals(2, files().size());
		assertTrue(files().contains(used));
	}

	@Test
	void what_was_written_while_it_was_checked_is_looked_at_the_next_time() {
		check(more, Instant.EPOCH);
		assertTrue(recalled().isEmpty());
	}

	@Test
	void another_version_of_the_program_and_other_expansions_have_a_look_of_their_own() {
		check(more, AFTER_ALL_WAS_WRITTEN);
		assertTrue(memoryOf("another program").recall(more, Set.of()).isEmpty());
		assertTrue(memory().recall(more, Set.of("Attics")).isEmpty());
	}

	@Test
	void whatever_stands_in_the_kept_files_is_survived() throws IOException {
		for (String damage : List.of("", "{", "null", "{}", "[]",
				"{\"program\":\"this program\",\"required\":[],\"state\":\"\",\"found\":{}}")) {
			check(more, AFTER_ALL_WAS_WRITTEN);
			try (Stream<Path> kept = Files.list(home.resolve("kept"))) {
				Files.writeString(kept.findFirst().orElseThrow(), damage);
			}
			assertTrue(recalled().isEmpty(), damage);
		}
	}

	@Test
	void where_nothing_can_be_written_nothing_is_kept() throws IOException {
		Files.writeString(home.resolve("kept"), "a file where a folder should be");
		check(more, AFTER_ALL_WAS_WRITTEN);
		assertTrue(recalled().isEmpty());
	}
}
