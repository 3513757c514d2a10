package org.hullwright.cli.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import org.hullwright.cli.Cli;
import org.hullwright.cli.cache.ResultCache;
import org.hullwright.cli.pack.ErrorFreePacks.Passed;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.packs.OpenedPack;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What passed the checks is played without being checked again, until it changes. */
class ErrorFreePacksTest {

	private static final Instant AFTER_ALL_WAS_WRITTEN = Instant.MAX;

	@TempDir
	private Path home;

	private Cli cli;
	private Path hall;

	@BeforeEach
	void a_pack() {
		cli = new Cli(home.resolve("packs"));
		hall = Path.of(cli.pack("hall", "pack hall { version 1.0.0 }\nroom Hall\n"));
	}

	private ErrorFreePacks packs(PackSelection selection) {
		return new ErrorFreePacks(new ResultCache<>(home.resolve("kept"), "this program", Passed.class, Passed::isWhole), selection);
	}

	private OpenPack open(ErrorFreePacks packs) {
		Workshop workshop = new Workshop();
		OpenedPack opened = workshop.toolChain().open(hall, PackSelection.NONE);
		return OpenPack.of(workshop.toolChain(), hall, opened, packs, AFTER_ALL_WAS_WRITTEN);
	}

	@Test
	void a_pack_that_was_played_passed() {
		assertFalse(packs(PackSelection.NONE).contains(hall));
		open(packs(PackSelection.NONE)).program(Set.of());
		assertTrue(packs(PackSelection.NONE).contains(hall));
	}

	@Test
	void a_pack_that_was_checked_passed() {
		assertEquals(List.of(), open(packs(PackSelection.NONE)).problems());
		assertTrue(packs(PackSelection.NONE).contains(hall));
	}

	@Test
	void a_changed_pack_is_checked_and_refused() {
		open(packs(PackSelection.NONE)).program(Set.of());
		cli.file("hall", "attic.hull", "pack hall\ntoken Coin { copies: Nonsense }\n");
		OpenPack changed = open(packs(PackSelection.NONE));
		assertTrue(assertThrows(ContentProblem.class, () -> changed.program(Set.of())).getMessage().contains("attic.hull"));
		assertFalse(packs(PackSelection.NONE).contains(hall));
	}

	@Test
	void a_pack_that_passed_is_not_checked_again() {
		cli.file("hall", "attic.hull", "pack hall\nroom Attic\nroom Attic\n");
		OpenPack twice = open(packs(PackSelection.NONE));
		assertThrows(ContentProblem.class, () -> twice.program(Set.of()));

		packs(PackSelection.NONE).add(hall, AFTER_ALL_WAS_WRITTEN, twice.opened().loaded());

		assertEquals("hall", open(packs(PackSelection.NONE)).program(Set.of()).world().edition().pack());
	}

	@Test
	void what_is_opened_with_other_packs_is_checked_each_time() {
		PackSelection withMore = new PackSelection("", List.of("more"));
		open(packs(withMore)).program(Set.of());
		assertFalse(packs(withMore).contains(hall));
		assertFalse(packs(PackSelection.NONE).contains(hall));
	}
}
