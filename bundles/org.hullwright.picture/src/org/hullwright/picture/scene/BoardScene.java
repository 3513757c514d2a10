package org.hullwright.picture.scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One board at one moment, ready to be drawn: plain values that know neither the engine nor a window.
 *
 * @param squares whether its spaces are squares; otherwise they are hexagons
 * @param dossiers piece number → what is known about it, for every piece in the scene
 */
public record BoardScene(String title, boolean squares, List<SpaceScene> spaces, List<PathScene> paths, List<LegendEntry> legend,
		Map<Integer, Dossier> dossiers) {

	public BoardScene {
		spaces = List.copyOf(spaces);
		paths = List.copyOf(paths);
		legend = List.copyOf(legend);
		dossiers = Map.copyOf(dossiers);
	}

	/** A board of hexagons. */
	public BoardScene(String title, List<SpaceScene> spaces, List<PathScene> paths, List<LegendEntry> legend,
			Map<Integer, Dossier> dossiers) {
		this(title, false, spaces, paths, legend, dossiers);
	}

	/** The same board, on which some pieces do not stand or lie. */
	public BoardScene without(Set<Integer> pieces) {
		List<SpaceScene> otherSpaces = spaces.stream()
				.map(space -> new SpaceScene(space.piece(), space.title(), space.row(), space.column(),
						space.groupOrNull(), space.tileOrNull(), without(pieces, space.occupants())))
				.toList();
		List<PathScene> otherPaths = paths.stream().map(path -> new PathScene(path.piece(), path.from(), path.to(), path.oneWay(),
				path.tileOrNull(), without(pieces, path.occupants()))).toList();
		return new BoardScene(title, squares, otherSpaces, otherPaths, legend, dossiers);
	}

	private static List<Occupant> without(Set<Integer> pieces, List<Occupant> occupants) {
		return occupants.stream().flatMap(occupant -> occupant.without(pieces).stream()).toList();
	}

	public Optional<SpaceScene> space(int piece) {
		return spaces.stream().filter(space -> space.piece() == piece).findFirst();
	}
}
