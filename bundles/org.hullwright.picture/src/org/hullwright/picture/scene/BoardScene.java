package org.hullwright.picture.scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;

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

	public Optional<SpaceScene> space(int piece) {
		return spaces.stream().filter(space -> space.piece() == piece).findFirst();
	}
}
