package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import org.eclipse.core.resources.ResourcesPlugin;
import org.hullwright.playtest.board.BoardView;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.session.Question;
import org.hullwright.workbench.tests.window.ChosenFiles;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Games and pictures of them are kept in files that the user chooses. */
@WindowTest
class GamesInFilesTest {

	private static final String SAVE = "org.hullwright.playtest.saveGame";
	private static final String OPEN = "org.hullwright.playtest.openGame";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	@RegisterExtension
	private final ChosenFiles files = new ChosenFiles();
	private final PlayTestWindow window = caves.window();
	@TempDir
	private Path folder;

	@BeforeEach
	void play() {
		caves.play();
	}

	@Test
	void a_game_that_was_saved_is_gone_on_with_where_it_stood() {
		window.following(() -> window.typeOnBoard('1'));
		Question here = window.question();
		int decided = window.moment().orElseThrow().line().at();
		files.answer(folder.resolve("game.json"));
		window.run(SAVE);
		window.following(() -> window.typeOnBoard('1'));
		PlaySession before = session();
		window.run(OPEN);
		Wait.until("the game that was saved", () -> session() != before && window.moment().isPresent());
		assertEquals(here.prompt(), window.question().prompt());
		assertEquals(List.of("Save game: lanterns-" + decided + ".json", "Open game"), files.asked());
	}

	@Test
	void games_are_proposed_to_be_kept_beside_the_packs() {
		window.run(SAVE);
		window.run(OPEN);
		Path proposed = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath().resolve("Saved games");
		assertEquals(List.of(proposed.toString(), proposed.toString()), files.folders());
		assertTrue(Files.isDirectory(proposed));
	}

	@Test
	void who_chooses_no_file_saves_and_opens_nothing() {
		PlaySession before = session();
		window.run(SAVE);
		window.run(OPEN);
		Wait.settled();
		assertEquals(before, session());
		assertEquals(2, files.asked().size());
	}

	@Test
	void a_file_that_is_no_game_is_refused_with_the_reason() throws IOException {
		PlaySession before = session();
		files.answer(Files.writeString(folder.resolve("other.json"), "{}"));
		DialogPage refusal = new DialogPage("Open game");
		Wait.inDialog(refusal.title(), () -> {
			assertTrue(refusal.says("other.json"));
			refusal.press("OK");
			return true;
		});
		window.run(OPEN);
		assertEquals(before, session());
	}

	@Test
	void a_picture_of_the_board_is_drawn_as_the_name_of_its_file_says() throws IOException {
		Path drawing = folder.resolve("board.svg");
		files.answer(drawing);
		savePicture();
		assertTrue(Files.readString(drawing).contains("The Landing"));
		Path photograph = folder.resolve("board.png");
		files.answer(photograph);
		savePicture();
		assertTrue(ImageIO.read(photograph.toFile()).getWidth() > 100);
	}

	@Test
	void who_chooses_no_file_gets_no_picture() throws IOException {
		savePicture();
		try (Stream<Path> written = Files.list(folder)) {
			assertFalse(written.findAny().isPresent());
		}
	}

	private void savePicture() {
		window.action("Save picture", BoardView.ID).run();
	}

	private PlaySession session() {
		return window.playTest().session().orElseThrow();
	}
}
