package org.hullwright.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Taken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFileTest {

	@TempDir
	private Path folder;

	private static final RecordFile GAME = new RecordFile("packs/walk", List.of("Further"),
			new GameRecord("walk", "1.2.0", "cafe", List.of(), new GameOptions(3, List.of("Deadly"), "Short", Long.MAX_VALUE),
					List.of(new Taken(2, 3, "Go \"left\" — now"), Taken.option(0)),
					List.of(new Edit.Move(0, "Spark 2", "area Yard"),
							new Edit.Change(1, "Spark 1", "token.hits", "3"),
							new Edit.Change(1, null, "far", null)),
					-5));

	private static final RecordFile TRIED = new RecordFile("packs/walk", List.of(),
			new GameRecord("walk", "1.2.0", "cafe", List.of(),
					new GameOptions(1, List.of(), null, 1, new Opening.Tryout("Spark")), List.of(),
					List.of(new Edit.Next(0, "Spark 2", "bag Sack"), new Edit.Roll(0, "Luck", 5)), 0));

	private static final RecordFile ASKED = new RecordFile("packs/walk", List.of(),
			new GameRecord("walk", "1.2.0", "cafe", List.of(), GameOptions.of(2, 1),
					List.of(new Taken(0, 2, "Take the Attack", 2, "An Adult attacks"), new Taken(1, 2, "No", 1, "")), List.of(), 0));

	private Path written() throws IOException {
		Path file = folder.resolve("game.json");
		GAME.write(file);
		return file;
	}

	private String refusal(Path file) {
		return assertThrows(UnreadableRecord.class, () -> RecordFile.read(file)).getMessage();
	}

	@Test
	void what_was_written_is_read() throws Exception {
		assertEquals(GAME, RecordFile.read(written()));
	}

	@Test
	void what_was_tried_and_chosen_by_hand_is_read_as_well() throws Exception {
		Path file = folder.resolve("tried.json");
		TRIED.write(file);
		assertEquals(TRIED, RecordFile.read(file));
	}

	@Test
	void what_was_asked_is_read_as_well() throws Exception {
		Path file = folder.resolve("asked.json");
		ASKED.write(file);
		assertEquals(ASKED, RecordFile.read(file));
	}

	@Test
	void the_seconds_that_decisions_took_are_read_as_well() throws Exception {
		Path file = folder.resolve("timed.json");
		RecordFile timed = new RecordFile("packs/walk", List.of(), new GameRecord("walk", "1.2.0", "cafe", List.of(), GameOptions.of(2, 1),
				List.of(new Taken(0, 2, "Go", 2, "Which way?", 17), new Taken(1, 2, "No", 1, "")), List.of(), 0, 30));
		timed.write(file);
		assertEquals(timed, RecordFile.read(file));
	}

	@Test
	void where_no_seconds_went_by_the_file_is_as_it_was_before_there_were_any() throws Exception {
		Path file = folder.resolve("asked.json");
		ASKED.write(file);
		String text = Files.readString(file);
		assertTrue(text.contains("\"format\": 4") || text.contains("\"format\":4"), text);
		assertFalse(text.contains("seconds") || text.contains("waited"), text);
	}

	@Test
	void a_decision_that_took_less_than_no_time_is_damaged() throws Exception {
		Path file = folder.resolve("back.json");
		Files.writeString(file, """
				{"format":5,"pack":"walk","version":"1.2.0","fingerprint":"cafe","folder":"walk","expansions":[],"players":1,"modes":[],"seed":"1",\
				"decisions":[{"option":0,"of":2,"label":"Go","seconds":-3}],"edits":[],"finalState":"0"}""");
		assertTrue(refusal(file).contains("damaged"), refusal(file));
	}

	@Test
	void a_game_of_an_older_version_that_kept_no_questions_is_read() throws Exception {
		Path file = folder.resolve("older.json");
		Files.writeString(file, """
				{"format":2,"pack":"walk","version":"1.2.0","fingerprint":"cafe","folder":"walk","expansions":[],"players":1,"modes":[],"seed":"1",\
				"decisions":[{"option":0,"of":2,"label":"Take the Attack"},{"option":1,"of":2,"label":""}],"edits":[],"finalState":"0"}""");
		assertEquals(List.of(new Taken(0, 2, "Take the Attack"), new Taken(1, 2, "")), RecordFile.read(file).game().decisions());
	}

	@Test
	void nothing_is_left_beside_it() throws IOException {
		written();
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of("game.json"), files.map(file -> file.getFileName().toString()).toList());
		}
	}

	@Test
	void it_may_be_read_by_whoever_may_read_other_files() throws IOException {
		Path other = Files.writeString(folder.resolve("other.txt"), "");
		assertEquals(Files.getPosixFilePermissions(other), Files.getPosixFilePermissions(written()));
	}

	@Test
	void a_file_that_may_not_be_read_is_told() throws IOException {
		Path file = written();
		Files.setPosixFilePermissions(file, Set.of());
		assumeFalse(Files.isReadable(file), "some may read everything");
		assertEquals(file + " may not be read", refusal(file));
	}

	@Test
	void what_cannot_be_written_leaves_nothing_behind() throws IOException {
		Path occupied = Files.createDirectories(folder.resolve("game.json/full"));
		assertThrows(IOException.class, () -> GAME.write(occupied.getParent()));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(1, files.count());
		}
	}

	@Test
	void a_folder_is_never_written_over_not_even_an_empty_one() throws IOException {
		Path empty = Files.createDirectory(folder.resolve("empty"));
		for (Path place : List.of(empty, folder.getRoot())) {
			assertThrows(IOException.class, () -> GAME.write(place));
			assertTrue(Files.isDirectory(place));
		}
	}

	@Test
	void a_file_cut_off_anywhere_is_refused() throws IOException {
		String text = Files.readString(written()).strip();
		Path cut = folder.resolve("cut.json");
		for (int length = 0; length < text.length(); length++) {
			Files.writeString(cut, text.substring(0, length));
			String refusal = refusal(cut);
			assertTrue(refusal.startsWith(cut.toString()), refusal);
		}
	}

	@Test
	void a_file_without_one_of_its_parts_is_refused() throws IOException {
		String text = Files.readString(written());
		for (String part : List.of("pack", "version", "fingerprint", "folder", "expansions", "modes", "seed", "decisions", "edits",
				"finalState")) {
			Path file = Files.writeString(folder.resolve("part.json"), text.replace("\"" + part + "\":", "\"other\":"));
			assertEquals(file + " is damaged; nothing of it was used", refusal(file));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\\u0000", "\\u001b[31m", "\\u0007" })
	void a_folder_with_signs_that_nobody_can_read_is_refused(String sign) throws IOException {
		Path file = Files.writeString(folder.resolve("folder.json"),
				Files.readString(written()).replace("\"folder\":\"", "\"folder\":\"" + sign));
		assertEquals(file + " is damaged; nothing of it was used", refusal(file));
	}

	@Test
	void what_is_no_text_is_refused() throws IOException {
		Path file = Files.write(folder.resolve("picture.png"), new byte[] { (byte) 0x89, 'P', 'N', 'G', (byte) 0xFF, 0 });
		assertEquals(file + " is damaged; nothing of it was used", refusal(file));
	}

	@Test
	void what_only_looks_alike_is_refused() throws IOException {
		for (String text : List.of("{}", "null", "[]", "7", "{\"format\": 99}", "{\"format\": 2}", "{\"format\": \"two\"}")) {
			Path file = Files.writeString(folder.resolve("alike.json"), text);
			String refusal = refusal(file);
			assertTrue(refusal.endsWith("is no recorded game of a kind this version knows") || refusal.endsWith("nothing of it was used"),
					refusal);
		}
	}

	@Test
	void a_deeply_nested_file_is_refused() throws IOException {
		Path file = Files.writeString(folder.resolve("deep.json"), "{\"decisions\":" + "[".repeat(200_000));
		assertTrue(refusal(file).endsWith("is damaged; nothing of it was used"));
	}

	@Test
	void a_file_that_is_not_there_is_named() {
		assertTrue(refusal(folder.resolve("none.json")).contains("is not there"));
	}
}
