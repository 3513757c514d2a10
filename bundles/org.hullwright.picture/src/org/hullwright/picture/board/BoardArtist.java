package org.hullwright.picture.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;

/** Turns a scene into a picture. The picture does not depend on what part of it a window shows. */
public final class BoardArtist {

	private final BoardTheme theme;
	private final TextMeasure measure;

	public BoardArtist(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.measure = measure;
	}

	public Picture draw(BoardScene scene, DetailLevel level) {
		BoardGeometry geometry = new BoardGeometry(scene);
		Picture.Builder picture = new Picture.Builder();
		OccupantArtist occupants = new OccupantArtist(theme);
		PathArtist paths = new PathArtist(theme, level, occupants);
		TileArtist tiles = new TileArtist(theme, level, new TextFitter(measure), occupants);
		if (!scene.squares()) {
			new HullArtist(theme).draw(scene, geometry, picture);
		}
		scene.paths().stream().filter(path -> path.tile().isEmpty()).forEach(path -> paths.draw(path, geometry, picture));
		scene.spaces().stream().filter(space -> space.tile().isEmpty())
				.forEach(space -> tiles.draw(space, List.of(), geometry, picture));
		scene.paths().stream().filter(path -> path.tile().isPresent()).forEach(path -> paths.draw(path, geometry, picture));
		scene.spaces().stream().filter(space -> space.tile().isPresent())
				.forEach(space -> tiles.draw(space, exits(space, scene, geometry), geometry, picture));
		scene.paths().forEach(path -> paths.contents(path, geometry, picture));
		return picture.build(geometry.bounds(scene));
	}

	/** Where paths with a tile lead to the next space, on the border. */
	private static List<Point> exits(SpaceScene space, BoardScene scene, BoardGeometry geometry) {
		return scene.paths().stream().filter(path -> path.tile().isPresent() && ends(path).contains(space.piece()))
				.filter(path -> geometry.line(path).joinsNeighbours())
				.map(path -> geometry.line(path).beside(path.from() == space.piece(), 0)).toList();
	}

	/** The part of the board where something lies, and what is next to it. */
	public static Bounds used(BoardScene scene) {
		Set<Integer> used = new HashSet<>();
		scene.spaces().stream().filter(space -> space.tile().isPresent() || !space.occupants().isEmpty()).map(SpaceScene::piece)
				.forEach(used::add);
		scene.paths().stream().filter(path -> path.tile().isPresent()).forEach(path -> used.addAll(ends(path)));
		Set<Integer> near = new HashSet<>(used);
		scene.paths().stream().filter(path -> used.contains(path.from()) || used.contains(path.to()))
				.forEach(path -> near.addAll(ends(path)));
		List<SpaceScene> spaces = scene.spaces().stream().filter(space -> near.contains(space.piece())).toList();
		List<PathScene> paths = scene.paths().stream().filter(path -> near.isEmpty() || near.containsAll(ends(path))).toList();
		return new BoardGeometry(scene).bounds(spaces, paths);
	}

	private static List<Integer> ends(PathScene path) {
		return List.of(path.from(), path.to());
	}
}
