package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.preparation.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A path to another board is seen on both, with the space it leads to. */
class FarEndsTest {

	private static final String PACK = """
		pack harbour { version 1.0.0 }
		board Town "The Town" { space Market "Market" at 1, 1  space Quay "Quay" at 1, 3  path Street from Market to Quay }
		board Ship "The Ship" { space Deck "Deck" at 1, 1  path Gangway from Deck to Quay }
		board Island "The Island" { space Beach at 1, 1 }
		expansion Travel { add board Island }
		procedure SetUp { }
		phase Main { end game }
		game Harbour { players 1 to 1 setup SetUp round Main }
		""";

	@TempDir
	private Path folder;

	private List<BoardScene> scenes() throws IOException {
		Files.writeString(folder.resolve("harbour.hull"), PACK);
		return switch (LanternCaves.PREPARER.prepare(folder, List.of(), Set.of(), CancelIndicator.NullImpl)) {
			case Prepared.Ready<Rules>(Rules rules) -> scenesOf(new GameSnapshot(rules.program(), rules.program().tables().start()));
			case Prepared.Broken<Rules> broken -> throw new AssertionError(broken.problems());
		};
	}

	private static List<BoardScene> scenesOf(GameSnapshot game) {
		return new SceneBuilder(game.world()).scenes(game);
	}

	@Test
	void a_board_that_is_not_laid_out_is_not_shown() throws IOException {
		assertEquals(List.of("The Town", "The Ship"), scenes().stream().map(BoardScene::title).toList());
	}

	@Test
	void the_other_end_is_named_with_its_board() throws IOException {
		List<BoardScene> scenes = scenes();
		assertEquals(List.of("Market", "Quay", "The Ship: Deck"), scenes.getFirst().spaces().stream().map(SpaceScene::title).toList());
		assertEquals(List.of("Deck", "The Town: Quay"), scenes.getLast().spaces().stream().map(SpaceScene::title).toList());
	}

	@Test
	void the_path_is_on_both_boards() throws IOException {
		List<BoardScene> scenes = scenes();
		assertEquals(2, scenes.getFirst().paths().size());
		assertEquals(scenes.getLast().paths().stream().map(PathScene::piece).toList(),
				List.of(scenes.getFirst().paths().getLast().piece()));
	}

	@Test
	void nothing_stands_on_nothing() throws IOException {
		List<SpaceScene> spaces = scenes().getFirst().spaces();
		assertEquals(spaces.size(), spaces.stream().map(space -> List.of(space.row(), space.column())).distinct().count());
	}
}
