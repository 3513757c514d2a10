package org.hullwright.playtest.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hullwright.playtest.session.SavedGames.Saved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedGamesTest {
	@TempDir
	Path folder;

	private static final PlaySetup SETUP = new PlaySetup(Path.of("/packs/lanterns"), Set.of("Storm"), 3, List.of("Windy"), Optional.of("Short"), -12, Set.of(1, 3));
	private static final Line LINE = new Line(List.of(new Taken(1, 4), new Taken(2, 0), new Taken(2, 0)), 2, Set.of(1, 3));

	@Test
	void a_saved_game_is_read_as_it_was_written() throws IOException {
		new SavedGames(folder).save(SETUP, LINE);
		assertEquals(Optional.of(new Saved(SETUP, LINE)), new SavedGames(folder).load());
	}

	@Test
	void there_is_no_game_before_one_was_saved_or_after_it_was_forgotten() throws IOException {
		SavedGames saved = new SavedGames(folder.resolve("later"));
		assertEquals(Optional.empty(), saved.load());
		saved.save(SETUP, LINE);
		saved.forget();
		assertEquals(Optional.empty(), saved.load());
	}

	@Test
	void a_record_whose_writing_was_cut_short_leaves_the_last_one() throws IOException {
		SavedGames saved = new SavedGames(folder);
		saved.save(SETUP, LINE);
		Files.writeString(folder.resolve("game.properties.writing"), "pack=/pa");
		assertEquals(Optional.of(new Saved(SETUP, LINE)), saved.load());
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "pack=x", "pack=x\nplayers=many", "\\u00zz", "pack=x\nexpansions=\nplayers=2\nmodes=\nseed=1\npersons=1\nat=0\ndecisions=1-2"})
	void a_damaged_record_is_treated_as_none(String text) throws IOException {
		Files.writeString(folder.resolve("game.properties"), text);
		assertEquals(Optional.empty(), new SavedGames(folder).load());
	}
}
