package org.hullwright.playtest.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.ide.answer.StartingPoint.What;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack is prepared once as long as nothing in it has changed. */
class PackCacheTest {

	private static final FileTime LONG_AGO = FileTime.from(Instant.EPOCH);
	@TempDir
	private Path folder;

	@BeforeEach
	void write() throws IOException {
		write(LanternCaves.text());
	}

	/** Nobody could tell from the time or the size of the file that it has changed. */
	private void write(String text) throws IOException {
		Files.setLastModifiedTime(Files.writeString(folder.resolve("pack.hull"), text), LONG_AGO);
	}

	private Rules prepared(String... expansions) {
		Prepared<Rules> prepared = LanternCaves.PREPARER.prepare(folder, List.of(), Set.of(expansions), CancelIndicator.NullImpl);
		return readyOf(prepared);
	}

	@Test
	void a_pack_in_which_nothing_has_changed_is_prepared_once() {
		assertSame(prepared(), prepared());
	}

	@Test
	void a_pack_with_another_text_is_prepared_again() throws IOException {
		Rules before = prepared();
		write(LanternCaves.text().replace("Light a lamp?", "Blow a lamp?!"));
		assertNotEquals(before.program().world().fingerprint(), prepared().program().world().fingerprint());
	}

	@Test
	void a_pack_with_another_file_is_prepared_again() throws IOException {
		Rules before = prepared();
		Files.writeString(folder.resolve("more.hull"), "pack lanterns\ntoken Rope \"Rope\"\n");
		assertNotSame(before, prepared());
	}

	@Test
	void a_pack_that_was_changed_back_is_prepared_as_it_is() throws IOException {
		Rules before = prepared();
		write(LanternCaves.text().replace("Light a lamp?", "Blow a lamp?!"));
		prepared();
		write(LanternCaves.text());
		assertEquals(before.program().world().fingerprint(), prepared().program().world().fingerprint());
	}

	@Test
	void a_file_that_was_written_just_now_is_looked_at_once_more() throws IOException {
		Files.setLastModifiedTime(folder.resolve("pack.hull"), FileTime.from(Instant.now().plusSeconds(60)));
		assertNotSame(prepared(), prepared());
	}

	@Test
	void other_expansions_are_prepared_apart_and_both_are_kept() throws IOException {
		write(LanternCaves.text() + "expansion Odd { after SetUp { say \"odd\" } }\n");
		Rules plain = prepared();
		Rules odd = prepared("Odd");
		assertNotSame(plain, odd);
		assertSame(plain, prepared());
		assertSame(odd, prepared("Odd"));
	}

	@Test
	void a_game_from_a_place_in_the_text_is_played_by_the_rules_that_are_kept() {
		StartingPoint lake = new StartingPoint(What.COMPONENT, "Lake", new TextRange(0, 0), new TextRange(0, 0));
		Rules before = prepared();
		Prepared<GameStart> start = LanternCaves.PREPARER.prepare(lake, folder, List.of(), CancelIndicator.NullImpl);
		assertSame(before, readyOf(start).rules());
	}

	private static <T> T readyOf(Prepared<T> prepared) {
		return switch (prepared) {
			case Prepared.Ready<T>(T made) -> made;
			case Prepared.Broken<T> broken -> throw new AssertionError(broken.problems());
		};
	}
}
