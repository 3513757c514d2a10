package org.hullwright.playtest.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.setup.PlaySetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are sent to somebody else. */
class GameFilesTest {

	private static final PlaySetup SETUP = new PlaySetup(Path.of("/elsewhere/caves"), Set.of("Storm"), 2, List.of("Windy"), null, 7,
			new Opening.Tryout("Lake"), Set.of(1));
	private static final List<Taken> DECISIONS = List.of(new Taken(1, 3, "Stay"), new Taken(0, 2, "Light a lamp"));

	@TempDir
	Path folder;

	private Path written() throws IOException {
		Path file = folder.resolve("game.json");
		GameFiles.save(file, SETUP, new GameRecord("lanterns", "1.0.0", "abc", List.of(), SETUP.options(), DECISIONS, List.of(), 0));
		return file;
	}

	@Test
	void a_game_is_opened_with_the_pack_of_that_name_wherever_it_lies() throws IOException, UnreadableRecord, MissingPack {
		Path here = Files.createDirectory(folder.resolve("here"));
		Saved opened = GameFiles.open(written(), Map.of("lanterns", here));
		assertEquals(here, opened.setup().pack());
		assertEquals(SETUP.options(), opened.setup().options());
		assertEquals(DECISIONS, opened.line().decisions());
		assertEquals(Set.of(1, 2), opened.setup().persons());
	}

	@Test
	void without_its_pack_it_is_told_which_is_missing() throws IOException {
		Path file = written();
		MissingPack missing = assertThrows(MissingPack.class, () -> GameFiles.open(file, Map.of()));
		assertTrue(missing.getMessage().contains("lanterns 1.0.0"), missing::getMessage);
	}

	@Test
	void what_is_no_game_is_refused() throws IOException {
		Path file = Files.writeString(folder.resolve("notes.json"), "{}");
		assertThrows(UnreadableRecord.class, () -> GameFiles.open(file, Map.of()));
	}
}
