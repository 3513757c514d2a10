package org.hullwright.export.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives come from anywhere. Whatever is wrong with one, it is refused with the reason, and nothing is written. */
class HostileArchivesTest {

	private static final int MEGABYTE = 1024 * 1024;

	@TempDir
	private Path folder;
	private Home home;

	@BeforeEach
	void begin() {
		home = new Home(folder);
	}

	@ParameterizedTest
	@CsvSource({
			"../evil.hull, leads out of the folder of the pack",
			"tests/../../evil.hull, leads out of the folder of the pack",
			"/etc/evil.hull, begins at the root of a disk",
			"C:evil.hull, begins at the root of a disk",
			"C:/evil.hull, begins at the root of a disk",
			"..\\evil.hull, has a backslash in it",
			"\\\\server\\evil.hull, has a backslash in it",
			".project, is hidden",
			".settings/evil.txt, is hidden",
			"a//evil.hull, has a part without a name",
			"./evil.hull, has a part without a name",
			"NUL.hull, cannot be the name of a file on every system",
			"con/evil.hull, cannot be the name of a file on every system",
			"evil.hull:stream.txt, cannot be the name of a file on every system",
			"CONIN$.hull, cannot be the name of a file on every system",
			"COM¹.hull, cannot be the name of a file on every system",
			"con .txt, cannot be the name of a file on every system",
			"evil./evil.hull, cannot be the name of a file on every system",
			"run.exe, is neither Hull nor a text, a game or a picture",
			"run.sh, is neither Hull nor a text, a game or a picture" })
	void a_name_that_leads_elsewhere_or_has_no_place_in_a_pack_is_refused(String name, String why) throws IOException {
		assertRefused("“" + name + "” " + why, RawArchive.of(with(name, "evil")));
	}

	@Test
	void a_name_with_letters_that_no_screen_shows_is_refused_and_printed_without_them() throws IOException {
		assertRefused("“e?[2Jvil.hull” cannot be the name", RawArchive.of(with("e\u001B[2Jvil.hull", "evil")));
	}

	@ParameterizedTest
	@ValueSource(ints = { 0x202E, 0x2066, 0x200B, 0x200D, 0xFEFF, 0x00AD, 0x2028, 0x00A0, 0x3164 })
	void a_name_with_signs_that_nobody_sees_is_refused_and_printed_without_them(int sign) throws IOException {
		assertRefused("“e?vil.hull” has a sign in its name that nobody sees or that turns the direction of writing",
				RawArchive.of(with("e" + Character.toString(sign) + "vil.hull", "evil")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "MZ", "#!/bin/sh\n", "<html>", "%PDF-1.7\n" })
	void a_zip_that_is_something_else_as_well_is_refused(String before) throws IOException {
		byte[] archive = RawArchive.of(Home.LIGHTHOUSE).bytes();
		byte[] polyglot = Arrays.copyOf(Home.bytes(before), before.length() + archive.length);
		System.arraycopy(archive, 0, polyglot, before.length(), archive.length);
		assertRefused("it is something else as well", polyglot);
	}

	@Test
	void very_long_and_very_deep_names_are_refused() throws IOException {
		assertRefused("is longer than 200 characters", RawArchive.of(with("x".repeat(300) + ".hull", "evil")));
		assertRefused("lies more than 16 folders deep", RawArchive.of(with("x/".repeat(16) + "evil.hull", "evil")));
	}

	@Test
	void an_entry_that_is_a_link_is_refused() throws IOException {
		assertRefused("“linked.hull” is a link or a device and no file",
				RawArchive.of(with("linked.hull", "/etc/passwd")).linking("linked.hull"));
	}

	@Test
	void two_entries_of_one_name_are_refused() throws IOException {
		assertRefused("“lamp-1.hull” is in it twice",
				RawArchive.of(with("lamp-1.hull", "one", "lamp-2.hull", "two")).renaming("lamp-2.hull", "lamp-1.hull"));
	}

	@ParameterizedTest
	@CsvSource({ "Lamps.hull, lamps.hull", "Groß/a.hull, GROSS/b.hull", "lamps.md/a.hull, lamps.md", "x/LAMPS/a.hull, x/lamps/b.hull" })
	void names_that_are_the_same_on_some_systems_are_refused(String one, String other) throws IOException {
		assertRefused("are the same on some systems", RawArchive.of(with(one, "one", other, "two")));
	}

	@Test
	void a_name_in_another_encoding_is_refused() throws IOException {
		assertRefused("it is damaged or no archive of a pack",
				RawArchive.of(with("lamp-A.hull", "one")).renaming("lamp-A.hull", "lamp-\u00FC.hull"));
	}

	@Test
	void a_text_in_another_encoding_is_refused() throws IOException {
		var files = new HashMap<>(Home.LIGHTHOUSE);
		files.put("latin.hull", "pack lighthouse // grün".getBytes(StandardCharsets.ISO_8859_1));
		assertRefused("“latin.hull” is not text in UTF-8", RawArchive.of(files));
	}

	@Test
	void what_is_blown_up_is_refused_while_it_comes_out() throws IOException {
		var files = new HashMap<>(Home.LIGHTHOUSE);
		files.put("bomb.png", new byte[19 * MEGABYTE]);
		assertRefused("is blown up: more than 100 times its size come out of the archive", RawArchive.of(files));
	}

	@Test
	void a_file_that_is_too_large_is_refused() throws IOException {
		assertRefused("“large.hull” is larger than 2 MB", RawArchive.of(with("large.hull", random(2 * MEGABYTE + 1))));
	}

	@Test
	void a_declared_size_is_not_believed() throws IOException {
		byte[] archive = RawArchive.of(with("large.hull", random(2 * MEGABYTE + 1))).bytes();
		int size = 24; // where the directory tells the size of an entry
		int entry = lastOf(archive, "large.hull") - 46;
		Arrays.fill(archive, entry + size, entry + size + 4, (byte) 0);
		assertRefused("“large.hull” is ", archive);
	}

	@Test
	void more_than_a_pack_can_have_is_refused() throws Exception {
		PackImport strict = Home.importer(new ArchiveLimits(7, 2 * MEGABYTE, 100));
		Path archive = RawArchive.of(with("a.md", random(MEGABYTE + MEGABYTE / 2), "b.md", "x")).write(home.path("bad.hullpack"));
		assertRefused("it has 9 entries, and no pack has more than 7", strict, archive);
		PackImport stricter = Home.importer(new ArchiveLimits(9, 2 * MEGABYTE, 100));
		Path larger = RawArchive.of(with("a.md", random(MEGABYTE + MEGABYTE / 4), "b.md", random(MEGABYTE + MEGABYTE / 4)))
				.write(home.path("worse.hullpack"));
		assertRefused("more than 2 MB come out of it", stricter, larger);
		assertRefused("it is larger than 1 MB", Home.importer(new ArchiveLimits(9, MEGABYTE, 100)), larger);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 21, 22, 100, 1000 })
	void an_archive_that_was_cut_off_is_refused(int length) throws IOException {
		assertRefused("it is damaged or no archive of a pack", Arrays.copyOf(RawArchive.of(Home.LIGHTHOUSE).bytes(), length));
	}

	@Test
	void a_file_of_another_sort_is_refused() throws IOException {
		assertRefused("it is damaged or no archive of a pack",
				Home.bytes("GIF89a, and then something else that is long enough to hold an end"));
		assertRefused("it has no hullpack.json, so it is no archive of a pack", RawArchive.bare(Home.LIGHTHOUSE).bytes());
	}

	@Test
	void a_missing_file_and_a_folder_are_refused() throws IOException {
		assertRefused("there is no such file", Home.importer(), home.path("missing.hullpack"));
		assertRefused("it is no file", Home.importer(), Files.createDirectory(home.path("folder.hullpack")));
	}

	@Test
	void an_index_that_names_other_files_is_refused() throws IOException {
		assertRefused("its index names “lost.hull”, which is not in it", RawArchive.withIndexOf(with("lost.hull", "x"), Home.LIGHTHOUSE));
		assertRefused("its index does not name “more.hull”, which is in it",
				RawArchive.withIndexOf(Home.LIGHTHOUSE, with("more.hull", "x")));
	}

	@Test
	void a_file_that_was_changed_on_the_way_is_refused() throws IOException {
		assertRefused("“README.md” is not what its index says",
				RawArchive.withIndexOf(Home.LIGHTHOUSE, with("README.md", "something else")));
	}

	@Test
	void an_index_that_tells_another_pack_is_refused() throws IOException {
		var files = with("lighthouse.hull",
				new String(Home.LIGHTHOUSE.get("lighthouse.hull"), StandardCharsets.UTF_8).replace("1.2.0", "6.6.6"));
		assertRefused("its index says version “1.2.0”, its manifest “6.6.6”", RawArchive.of(files));
		assertRefused("none of its files has the manifest of a pack", RawArchive.of(Map.of("a.hull", Home.bytes("pack lighthouse\n"))));
	}

	@Test
	void a_form_of_a_later_version_is_refused_with_what_helps() throws IOException {
		assertRefused(
				"it was made by a newer Hullwright (its form is 2, and this one knows 1). Nothing was written. Get the newest Hullwright and try again.",
				RawArchive.withIndex("{ \"format\": 2, \"somethingNew\": [] }", Home.LIGHTHOUSE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"1\"", "1.5", "-1", "0", "1e0", "true" })
	void a_form_that_is_no_whole_number_is_refused(String format) throws IOException {
		String index = new String(RawArchive.indexOf(Home.LIGHTHOUSE), StandardCharsets.UTF_8).replace("\"format\": 1,",
				"\"format\": " + format + ",");
		assertRefused("its hullpack.json is damaged: its format is " + format + ", and only a whole number from 1 can be",
				RawArchive.withIndex(index, Home.LIGHTHOUSE));
	}

	@Test
	void an_index_that_says_something_twice_is_refused() throws IOException {
		String index = new String(RawArchive.indexOf(Home.LIGHTHOUSE), StandardCharsets.UTF_8);
		assertRefused("its hullpack.json is damaged: it says “version” twice",
				RawArchive.withIndex(index.replace("\"version\": \"1.2.0\"", "\"version\": \"6.6.6\", \"version\": \"1.2.0\""),
						Home.LIGHTHOUSE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{", "[]", "null", "{}", "{\"format\":1}", "{\"format\":\"one\"}",
			"{\"format\":1,\"pack\":null,\"files\":[]}",
			"{\"format\":1,\"pack\":{\"name\":\"x\"},\"files\":[]}", "{\"format\":1,\"pack\":[],\"files\":{}}",
			"{\"format\":1,\"pack\":{\"name\":\"../x\",\"title\":\"\",\"version\":\"\",\"licence\":\"\",\"authors\":[],\"requires\":[]},\"files\":[]}",
			"{\"format\":1,\"pack\":{\"name\":\"x\",\"title\":\"\",\"version\":\"\",\"licence\":\"\",\"authors\":[],\"requires\":[{}]},\"files\":[]}",
			"{\"format\":1,\"pack\":{\"name\":\"x\",\"title\":\"\",\"version\":\"\",\"licence\":\"\",\"authors\":[],\"requires\":[]},\"files\":[null]}",
			"{\"format\":1,\"pack\":{\"name\":\"x\",\"title\":\"\",\"version\":\"\",\"licence\":\"\",\"authors\":[null],\"requires\":[]},\"files\":[{\"bytes\":-1}]}" })
	void an_index_that_is_no_index_is_refused(String index) throws IOException {
		assertRefused("its hullpack.json is damaged", RawArchive.withIndex(index, Home.LIGHTHOUSE));
	}

	@Test
	void an_index_that_is_nested_without_end_is_refused() throws IOException {
		assertRefused("its hullpack.json is damaged", RawArchive.withIndex("[".repeat(100_000), Home.LIGHTHOUSE));
	}

	private void assertRefused(String why, RawArchive archive) throws IOException {
		assertRefused(why, archive.bytes());
	}

	private void assertRefused(String why, byte[] archive) throws IOException {
		assertRefused(why, Home.importer(), Files.write(home.path("bad.hullpack"), archive));
	}

	private void assertRefused(String why, PackImport importer, Path archive) throws IOException {
		var before = home.everything();
		String message = assertThrows(ArchiveRefusal.class, () -> importer.unpack(archive, home.path("copy"), Progress.UNWATCHED))
				.getMessage();
		assertTrue(message.startsWith(archive + " is not imported: "), message);
		assertTrue(message.contains(why), message);
		assertEquals(before, home.everything());
	}

	private static Map<String, byte[]> with(String... namesAndTexts) {
		var files = new HashMap<>(Home.LIGHTHOUSE);
		for (int each = 0; each < namesAndTexts.length; each += 2) {
			files.put(namesAndTexts[each], Home.bytes(namesAndTexts[each + 1]));
		}
		return files;
	}

	/** A text that can be made half as large, and not much smaller. */
	private static String random(int length) {
		var numbers = new Random(1);
		return IntStream.range(0, length).mapToObj(any -> String.valueOf((char) (' ' + numbers.nextInt(16)))).collect(Collectors.joining());
	}

	private static int lastOf(byte[] archive, String name) {
		return new String(archive, StandardCharsets.ISO_8859_1).lastIndexOf(name);
	}
}
