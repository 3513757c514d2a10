package org.hullwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The rules of the games are written in Hull. In the engine there is no word of any of them, in its comments neither. */
class NoGameInTheEngineTest {

	private static final Path SOURCES = Path.of("../../bundles/org.hullwright.engine/src");
	private static final Pattern GAME_WORD = Pattern.compile(
			"intruder|noise|oxygen|larva|corridor|contaminat|malfunction|nemesis|lockdown|retaliation",
			Pattern.CASE_INSENSITIVE);

	@Test
	void no_word_of_a_game_is_in_its_sources() throws IOException {
		try (Stream<Path> files = Files.walk(SOURCES)) {
			List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
			assertFalse(sources.isEmpty(), "the sources of the engine are looked for in the wrong place");
			assertEquals(List.of(), sources.stream().filter(NoGameInTheEngineTest::tellsOfAGame).toList());
		}
	}

	private static boolean tellsOfAGame(Path source) {
		try {
			return GAME_WORD.matcher(Files.readString(source)).find();
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
