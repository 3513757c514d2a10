package org.hullwright.export.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import org.hullwright.export.archive.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder is there whole or not at all, whoever else writes it, and nobody's files are touched but our own. */
class WholeFolderTest {

	private static final int WRITERS = 8;
	private static final int FILES = 20;

	@TempDir
	private Path place;

	@Test
	void a_folder_that_several_write_at_once_is_whole_and_of_one_of_them() throws Exception {
		for (int round = 0; round < 10; round++) {
			writeAtOnce();
			List<String> contents = contents(place.resolve("game"));
			assertEquals(FILES + 1, contents.size());
			assertEquals(1, contents.stream().distinct().count(), contents::toString);
			assertEquals(List.of("game"), names(place));
		}
	}

	private void writeAtOnce() throws Exception {
		var together = new CyclicBarrier(WRITERS);
		try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
			var writers = new ArrayList<Callable<Void>>();
			for (int writer = 0; writer < WRITERS; writer++) {
				SortedMap<String, byte[]> files = files("writer " + writer);
				writers.add(() -> {
					together.await();
					WholeFolder.write(place.resolve("game"), files, Progress.UNWATCHED);
					return null;
				});
			}
			for (Future<Void> written : threads.invokeAll(writers)) {
				written.get();
			}
		}
	}

	@Test
	void folders_of_others_are_left_alone_whatever_they_are_called() throws IOException {
		for (String name : List.of(".game.part", ".game.former", ".part", ".0123.part")) {
			Path others = Files.createDirectory(place.resolve(name));
			Files.writeString(others.resolve("precious.txt"), "mine");
			Files.setLastModifiedTime(others, longAgo());
		}
		WholeFolder.write(place.resolve("game"), files("new"), Progress.UNWATCHED);
		assertEquals(List.of(".0123.part", ".game.former", ".game.part", ".part", "game"), names(place));
		assertEquals("mine", Files.readString(place.resolve(".game.part/precious.txt")));
	}

	@Test
	void what_killed_runs_have_left_is_removed_when_it_is_old() throws IOException {
		String uuid = "12345678-1234-1234-1234-123456789abc";
		for (String name : List.of(".%s.part", ".%s.former", ".hullpack-%s")) {
			Path left = Files.createDirectory(place.resolve(name.formatted(uuid)));
			Files.writeString(left.resolve("half.txt"), "half");
			Files.setLastModifiedTime(left, longAgo());
		}
		Files.createDirectory(place.resolve(".87654321-1234-1234-1234-123456789abc.part")); // of a run that goes on
		WholeFolder.write(place.resolve("game"), files("new"), Progress.UNWATCHED);
		assertEquals(List.of(".87654321-1234-1234-1234-123456789abc.part", "game"), names(place));
	}

	@Test
	void a_folder_that_cannot_be_finished_leaves_the_one_before_and_nothing_else() throws IOException {
		WholeFolder.write(place.resolve("game"), files("old"), Progress.UNWATCHED);
		assertThrows(CancellationException.class, () -> WholeFolder.write(place.resolve("game"), files("new"), (file, done, all) -> {
			if (done == 3) {
				throw new CancellationException();
			}
		}));
		assertEquals(List.of("old"), contents(place.resolve("game")).stream().distinct().toList());
		assertEquals(List.of("game"), names(place));
	}

	private static FileTime longAgo() {
		return FileTime.from(Instant.now().minus(Duration.ofDays(3)));
	}

	private static SortedMap<String, byte[]> files(String content) {
		var files = new TreeMap<String, byte[]>();
		files.put(WholeFolder.MARK, content.getBytes(StandardCharsets.UTF_8));
		for (int file = 0; file < FILES; file++) {
			files.put("pictures/" + file + ".txt", content.getBytes(StandardCharsets.UTF_8));
		}
		return files;
	}

	private static List<String> contents(Path folder) throws IOException {
		var contents = new ArrayList<String>();
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				contents.add(Files.readString(file));
			}
		}
		return contents;
	}

	private static List<String> names(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}
}
