package org.hullwright.export.art;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.export.table.Board;
import org.hullwright.picture.Picture;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;

/** Boards on which nothing lies yet, drawn as the play-test draws them. */
public final class BoardDrawing {

	private BoardDrawing() {}

	/** A board from near enough to read all that is written on it. */
	public static Picture of(Board board, BoardTheme theme) {
		return new BoardArtist(theme, Typeface.embedded()).draw(scene(board), DetailLevel.NEAR);
	}

	/** A board as a plan that is too small for what is written on it. */
	public static Picture withoutNames(Board board, BoardTheme theme) {
		BoardScene scene = scene(board);
		List<SpaceScene> spaces = scene.spaces().stream()
				.map(space -> new SpaceScene(space.piece(), "", space.row(), space.column(), null, null, List.of())).toList();
		return new BoardArtist(theme, Typeface.embedded()).draw(
				new BoardScene(scene.title(), scene.squares(), spaces, scene.paths(), List.of(), Map.of()), DetailLevel.NEAR);
	}

	/** What there is to draw: spaces and paths in their order, but no path to another board. */
	public static BoardScene scene(Board board) {
		var numbers = new HashMap<String, Integer>();
		board.spaces().forEach(space -> numbers.put(space.identity(), numbers.size()));
		List<SpaceScene> spaces = board.spaces().stream()
				.map(space -> new SpaceScene(numbers.get(space.identity()), space.title(), space.row(), space.column(),
						null, null, List.of()))
				.toList();
		List<Board.Link> links = links(board);
		List<PathScene> paths = links.stream()
				.map(link -> new PathScene(numbers.size() + links.indexOf(link), numbers.get(link.from()), numbers.get(link.to()),
						link.oneWay(), null, List.of()))
				.toList();
		return new BoardScene(board.title(), board.squares(), spaces, paths, List.of(), Map.of());
	}

	/** The links that are drawn, in their order: those to another board are not. */
	public static List<Board.Link> links(Board board) {
		Set<String> known = board.spaces().stream().map(Board.Space::identity).collect(Collectors.toSet());
		return board.links().stream().filter(link -> known.contains(link.from()) && known.contains(link.to())).toList();
	}
}
