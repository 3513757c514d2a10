package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.record.RecordFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are played with {@code --record} are kept, whatever ends them. */
class KeepingTest {

	@TempDir
	private Path home;
	private final List<Taken> decisions = new ArrayList<>();
	private final StringWriter err = new StringWriter();

	@Test
	void a_game_is_kept_as_far_as_it_has_come_when_it_is_interrupted() throws Exception {
		Path file = home.resolve("game.json");
		try (var keeping = keeping(file)) {
			decisions.add(Taken.option(2));
			keeping.interrupted();
			assertEquals(List.of(Taken.option(2)), RecordFile.read(file).game().decisions());
			decisions.add(Taken.option(0));
		}
		assertEquals(2, RecordFile.read(file).game().decisions().size());
	}

	@Test
	void what_keeps_it_from_being_kept_is_told() throws IOException {
		Path folder = Files.createDirectory(home.resolve("gone"));
		var keeping = keeping(folder.resolve("game.json"));
		Files.delete(folder);

		keeping.interrupted();

		assertTrue(err.toString().contains("game.json cannot be written"), err.toString());
		assertThrows(ContentProblem.class, keeping::close);
	}

	@Test
	void nothing_is_kept_that_nobody_wants_to_keep() throws IOException {
		try (var keeping = keeping(null); var files = Files.list(home)) {
			keeping.interrupted();
			assertEquals(List.of(), files.toList());
		}
	}

	private Keeping keeping(Path file) {
		var console = new Console(new PrintWriter(new StringWriter()), new PrintWriter(err), new BufferedReader(Reader.nullReader()));
		return new Keeping(file, () -> new RecordFile("walk", List.of(),
				new GameRecord("walk", "1.0.0", "none", List.of(), GameOptions.of(1, 7), decisions, List.of(), 0)), console);
	}
}
