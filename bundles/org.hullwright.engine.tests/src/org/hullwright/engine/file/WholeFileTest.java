package org.hullwright.engine.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

	@TempDir
	private Path folder;

	@Test
	void what_was_there_before_is_replaced() throws IOException {
		write("report.html", "first");
		write("report.html", "second");
		assertEquals("second", Files.readString(folder.resolve("report.html")));
		assertEquals(List.of("report.html"), inFolder());
	}

	@Test
	void a_file_that_cannot_be_finished_leaves_what_was_there_before_and_nothing_else() throws IOException {
		write("report.html", "first");
		assertThrows(IOException.class, () -> WholeFile.<IOException>write(folder.resolve("report.html"), content -> {
			content.write('s');
			throw new IOException("the disk is full");
		}));
		assertEquals("first", Files.readString(folder.resolve("report.html")));
		assertEquals(List.of("report.html"), inFolder());
	}

	@Test
	void what_a_killed_run_has_left_is_removed_when_it_is_old_and_files_of_others_are_not() throws IOException {
		for (String name : List.of(".12345678-1234-1234-1234-123456789abc.part", ".report.part",
				"12345678-1234-1234-1234-123456789abc.part")) {
			Files.setLastModifiedTime(Files.writeString(folder.resolve(name), "half"),
					FileTime.from(Instant.now().minus(Duration.ofDays(3))));
		}
		Files.writeString(folder.resolve(".87654321-1234-1234-1234-123456789abc.part"), "of a run that goes on");
		write("report.html", "first");
		assertEquals(
				List.of(".87654321-1234-1234-1234-123456789abc.part", ".report.part", "12345678-1234-1234-1234-123456789abc.part",
						"report.html"),
				inFolder().stream().sorted().toList());
	}

	@Test
	void nothing_takes_the_place_of_a_folder() throws IOException {
		Files.createDirectory(folder.resolve("taken"));
		assertThrows(IOException.class, () -> write("taken", "text"));
		assertEquals(List.of("taken"), inFolder());
	}

	@Test
	void a_link_is_written_through() throws IOException {
		write("report.html", "first");
		Files.createSymbolicLink(folder.resolve("newest.html"), Path.of("report.html"));
		Files.createSymbolicLink(folder.resolve("next.html"), Path.of("later.html"));

		write("newest.html", "second");
		write("next.html", "third");

		assertEquals("second", Files.readString(folder.resolve("report.html")));
		assertEquals("third", Files.readString(folder.resolve("later.html")));
		assertTrue(Files.isSymbolicLink(folder.resolve("newest.html")) && Files.isSymbolicLink(folder.resolve("next.html")));
	}

	@Test
	void links_to_each_other_are_no_place() throws IOException {
		Files.createSymbolicLink(folder.resolve("one"), Path.of("other"));
		Files.createSymbolicLink(folder.resolve("other"), Path.of("one"));
		assertEquals("its links lead to each other", assertThrows(FileSystemException.class, () -> write("one", "text")).getReason());
	}

	@Test
	void a_name_may_be_as_long_as_the_system_allows() throws IOException {
		write("x".repeat(255), "text");
		assertEquals("text", Files.readString(folder.resolve("x".repeat(255))));
	}

	private void write(String name, String text) throws IOException {
		WholeFile.<IOException>write(folder.resolve(name), content -> content.write(text.getBytes(StandardCharsets.UTF_8)));
	}

	private List<String> inFolder() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(each -> each.getFileName().toString()).sorted().toList();
		}
	}
}
