package org.hullwright.export.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.CancellationException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.hullwright.export.archive.ArchiveIndex.IndexedFile;
import org.hullwright.export.archive.LeftOut.Reason;
import org.hullwright.export.archive.PackExport.Exported;
import org.hullwright.export.archive.PackFacts.RequiredPack;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pack becomes one file. */
class PackExportTest {

	@TempDir
	private Path folder;
	private Home home;

	@BeforeEach
	void begin() {
		home = new Home(folder);
	}

	@Test
	void the_index_comes_first_and_the_files_by_their_paths() throws Exception {
		Path archive = home.archive(home.pack("lighthouse", Home.LIGHTHOUSE));
		try (var zip = new ZipFile(archive.toFile())) {
			assertEquals(
					List.of("hullpack.json", "LICENCE", "README.md", "lighthouse.hull", "pictures/lamp.png", "tests/lamps.hull",
							"texts/de.hull"),
					zip.stream().map(ZipEntry::getName).toList());
		}
	}

	@Test
	void the_index_says_what_the_manifest_says_and_what_is_in_the_archive() throws Exception {
		ArchiveIndex index = export(home.pack("lighthouse", Home.LIGHTHOUSE)).index();
		assertEquals(
				new PackFacts("lighthouse", "The Lighthouse", "1.2.0", "CC-BY-4.0", List.of("Somebody"),
						List.of(new RequiredPack("core", "0.1.0", "1.0.0"))),
				index.pack());
		assertEquals(new IndexedFile("LICENCE", 10, "0ba27df8af1f6705f42f4cff014de7dfeaf818eaf188e4b6b9bbb266c201bc09"),
				index.files().getFirst());
	}

	@Test
	void the_same_pack_gives_the_same_bytes_wherever_and_whenever_it_is_exported() throws Exception {
		Path here = home.pack("lighthouse", Home.LIGHTHOUSE);
		Path there = home.pack("copy", Home.LIGHTHOUSE);
		Files.setLastModifiedTime(there.resolve("README.md"), FileTime.fromMillis(0));
		assertArrayEquals(Files.readAllBytes(home.archive(here)), Files.readAllBytes(home.archive(there)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati" })
	void the_same_pack_gives_the_same_bytes_in_every_time_zone(String zone) throws Exception {
		Path pack = home.pack("lighthouse", Home.LIGHTHOUSE);
		TimeZone before = TimeZone.getDefault();
		try {
			TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
			byte[] universal = Files.readAllBytes(home.archive(pack));
			TimeZone.setDefault(TimeZone.getTimeZone(zone));
			assertArrayEquals(universal, Files.readAllBytes(home.archive(pack)));
		} finally {
			TimeZone.setDefault(before);
		}
	}

	@Test
	void what_is_not_of_the_pack_is_left_out_and_told() throws Exception {
		Path pack = home.pack("lighthouse", with(Map.of(".project", Home.bytes("<x/>"), ".git/config", Home.bytes("x"),
				"bin/Lamp.class", new byte[1], "HullPack.json", Home.bytes("{}"))));
		Path secret = Files.writeString(home.path("secret.hull"), "pack secret");
		Files.createSymbolicLink(pack.resolve("linked.hull"), secret);
		Files.createSymbolicLink(pack.resolve("outside"), home.folder());
		Exported exported = export(pack);
		assertEquals(List.of(
				new LeftOut(".git", Reason.HIDDEN),
				new LeftOut(".project", Reason.HIDDEN),
				new LeftOut("HullPack.json", Reason.OTHER_KIND),
				new LeftOut("bin/Lamp.class", Reason.OTHER_KIND),
				new LeftOut("linked.hull", Reason.LINK),
				new LeftOut("outside", Reason.LINK)), exported.leftOut());
		assertEquals(Home.LIGHTHOUSE.size(), exported.index().files().size());
	}

	@Test
	void games_that_are_kept_with_the_pack_go_along() throws Exception {
		Exported exported = export(home.pack("lighthouse", with(Map.of("games/short.json", Home.bytes("{}")))));
		assertEquals(List.of(), exported.leftOut());
		assertEquals(Home.LIGHTHOUSE.size() + 1, exported.index().files().size());
	}

	@Test
	void a_folder_without_hull_is_no_pack() throws Exception {
		assertRefused("there is no file of Hull in it", home.pack("notes", Map.of("notes.md", Home.bytes("x"))));
	}

	@Test
	void a_pack_needs_a_manifest() throws Exception {
		assertRefused("none of its files has a manifest",
				home.pack("lighthouse", Map.of("a.hull", Home.bytes("pack lighthouse\ntoken Lamp\n"))));
	}

	@Test
	void a_name_that_another_system_cannot_have_is_refused_before_others_meet_it() throws Exception {
		assertRefused("“what?.png” cannot be the name of a file on every system",
				home.pack("lighthouse", with(Map.of("what?.png", new byte[1]))));
		assertRefused("are the same file on some systems",
				home.pack("doubled", with(Map.of("Lamp.png", new byte[1], "lamp.png", new byte[1]))));
	}

	@Test
	void a_file_that_is_too_large_or_no_text_is_named() throws Exception {
		assertRefused("“large.hull” is larger than 2 MB", home.pack("large", with(Map.of("large.hull", new byte[2 * 1024 * 1024 + 1]))));
		assertRefused("“latin.hull” is not text in UTF-8", home.pack("latin", with(Map.of("latin.hull", new byte[] { 'p', (byte) 0xFC }))));
	}

	@Test
	void an_archive_that_is_there_is_replaced_only_by_a_whole_one() throws Exception {
		Path archive = Files.writeString(home.path("lighthouse.hullpack"), "before");
		Path pack = home.pack("lighthouse", Home.LIGHTHOUSE);
		var before = home.everything();
		assertThrows(CancellationException.class, () -> Home.exporter().export(pack, archive, (file, done, all) -> {
			if (done == 3) {
				throw new CancellationException();
			}
		}));
		assertEquals(before, home.everything());
		home.archive(pack);
		assertTrue(Files.size(archive) > "before".length());
	}

	@Test
	void its_usual_name_has_the_version() throws Exception {
		assertEquals("lighthouse-1.2.0.hullpack", PackExport.fileNameOf(export(home.pack("lighthouse", Home.LIGHTHOUSE)).index().pack()));
	}

	private Exported export(Path pack) throws ArchiveRefusal, IOException {
		return Home.exporter().export(pack, home.path("out.hullpack"), Progress.UNWATCHED);
	}

	private void assertRefused(String why, Path pack) throws IOException {
		var before = home.everything();
		String message = assertThrows(ArchiveRefusal.class, () -> export(pack)).getMessage();
		assertTrue(message.contains(why), message);
		assertEquals(before, home.everything());
	}

	private static Map<String, byte[]> with(Map<String, byte[]> more) {
		var files = new HashMap<>(Home.LIGHTHOUSE);
		files.putAll(more);
		return files;
	}
}
