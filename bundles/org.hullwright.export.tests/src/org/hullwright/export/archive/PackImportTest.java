package org.hullwright.export.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One file becomes a pack again. */
class PackImportTest {

	@TempDir
	private Path folder;
	private Home home;
	private Path pack;
	private Path archive;

	@BeforeEach
	void exportPack() throws Exception {
		home = new Home(folder);
		pack = home.pack("lighthouse", Home.LIGHTHOUSE);
		archive = home.archive(pack);
	}

	@Test
	void what_is_imported_is_what_was_exported() throws Exception {
		Home.importer().unpack(archive, home.path("copy"), Progress.UNWATCHED);
		assertEquals(Home.everythingIn(pack), Home.everythingIn(home.path("copy")));
	}

	@Test
	void it_can_be_looked_at_before() throws Exception {
		var before = home.everything();
		ArchiveIndex index = Home.importer().look(archive);
		assertEquals("lighthouse", index.pack().name());
		assertEquals(6, index.files().size());
		assertEquals(before, home.everything());
	}

	@Test
	void an_archive_that_was_packed_again_by_another_program_is_as_good() throws Exception {
		Path repacked = RawArchive.of(Home.LIGHTHOUSE).write(home.path("repacked.hullpack"));
		Home.importer().unpack(repacked, home.path("copy"), Progress.UNWATCHED);
		assertEquals(Home.everythingIn(pack), Home.everythingIn(home.path("copy")));
	}

	@Test
	void it_tells_how_far_it_has_come() throws Exception {
		List<String> steps = new ArrayList<>();
		Home.importer().unpack(archive, home.path("copy"), (file, done, all) -> steps.add(done + "/" + all + " " + file));
		assertEquals(6, steps.size());
		assertEquals("0/6 LICENCE", steps.getFirst());
	}

	@Test
	void when_it_is_stopped_nothing_is_left_of_it() throws Exception {
		var before = home.everything();
		assertThrows(CancellationException.class, () -> Home.importer().unpack(archive, home.path("copy"), (file, done, all) -> {
			if (done == 3) {
				throw new CancellationException();
			}
		}));
		assertEquals(before, home.everything());
	}

	@Test
	void nothing_that_is_there_is_touched() throws Exception {
		var before = home.everything();
		String message = assertThrows(ArchiveRefusal.class, () -> Home.importer().unpack(archive, pack, Progress.UNWATCHED)).getMessage();
		assertEquals(archive + " is not imported: there is a " + pack + " already. Nothing was written. Choose another place.", message);
		assertEquals(before, home.everything());
	}

	@Test
	void a_link_to_nowhere_has_a_place_as_well() throws Exception {
		Path link = Files.createSymbolicLink(home.path("copy"), home.path("nowhere"));
		assertThrows(ArchiveRefusal.class, () -> Home.importer().unpack(archive, link, Progress.UNWATCHED));
		assertTrue(Files.notExists(home.path("nowhere")));
	}

	@Test
	void the_folder_around_it_must_be_there() {
		String message = assertThrows(ArchiveRefusal.class,
				() -> Home.importer().unpack(archive, home.path("new/copy"), Progress.UNWATCHED)).getMessage();
		assertTrue(message.contains("there is no folder in which"), message);
		assertTrue(Files.notExists(home.path("new")));
	}
}
