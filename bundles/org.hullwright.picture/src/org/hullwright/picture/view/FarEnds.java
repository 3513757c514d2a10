package org.hullwright.picture.view;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.World;
import org.hullwright.picture.scene.SpaceScene;

/**
 * The paths that lead from a board to another one, and what stands on the picture for the spaces they lead to: empty spaces in a row of
 * their own below, each below the space it is reached from.
 */
final class FarEnds {

	private static final int ROWS_BELOW = 2;
	private static final int STEP = 2; // columns are half steps
	private final GameSnapshot game;
	private final World.Board board;
	private final Set<Integer> here;

	FarEnds(GameSnapshot game, World.Board board) {
		this.game = game;
		this.board = board;
		this.here = board.spaces().stream().map(World.Site::piece).collect(Collectors.toSet());
	}

	/** The paths, whichever board lists them. */
	List<World.Link> paths() {
		return game.world().laidOut().stream().flatMap(other -> other.paths().stream())
				.filter(path -> here.contains(path.from()) != here.contains(path.to())).toList();
	}

	/** Where they lead. */
	List<SpaceScene> spaces() {
		int row = board.spaces().stream().mapToInt(World.Site::row).max().orElse(0) + ROWS_BELOW;
		Set<Integer> taken = new HashSet<>();
		Map<Integer, SpaceScene> ends = new LinkedHashMap<>();
		for (World.Link path : paths()) {
			boolean leaves = site(board, path.from()).isPresent();
			int far = leaves ? path.to() : path.from();
			int column = site(board, leaves ? path.from() : path.to()).map(World.Site::column).orElse(1);
			while (!ends.containsKey(far) && !taken.add(column)) {
				column += STEP;
			}
			ends.putIfAbsent(far, new SpaceScene(far, titleOf(far), row, column, null, null, List.of()));
		}
		return List.copyOf(ends.values());
	}

	private String titleOf(int space) {
		return game.world().laidOut().stream().filter(other -> site(other, space).isPresent()).findFirst()
				.map(other -> other.title() + ": " + game.title(space)).orElse(game.title(space));
	}

	private static Optional<World.Site> site(World.Board board, int space) {
		return board.spaces().stream().filter(site -> site.piece() == space).findFirst();
	}
}
