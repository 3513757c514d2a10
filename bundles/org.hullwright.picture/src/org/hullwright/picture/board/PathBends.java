package org.hullwright.picture.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.hullwright.picture.Point;
import org.hullwright.picture.board.BoardGeometry.PathLine;
import org.hullwright.picture.scene.PathScene;

/** Decides how paths between places that are far apart curve, so that what lies in the middle of one covers no other and no space. */
final class PathBends {

	/** How far a path bends where nothing is in its way, as a share of its length. */
	static final double USUAL = 0.22;
	private static final List<Double> BY_PREFERENCE = List.of(USUAL, -USUAL, 0.32, -0.32, 0.12, -0.12);
	/** Between the middles of two paths: what lies there is about so long. */
	private static final double APART = 80;
	private final Collection<Point> centres;

	/** @param centres the middles of the spaces, which what lies in the middle of a path keeps clear of */
	PathBends(Collection<Point> centres) {
		this.centres = centres;
	}

	/** The share of its length by which each path bends, by the piece of the path; those that come first have the choice. */
	Map<Integer, Double> of(List<PathScene> paths, Function<PathScene, PathLine> lineOf) {
		var bends = new HashMap<Integer, Double>();
		var taken = new ArrayList<Point>();
		paths.stream().map(lineOf).filter(PathLine::joinsNeighbours).map(PathLine::halfway).forEach(taken::add);
		for (PathScene path : paths) {
			PathLine line = lineOf.apply(path);
			if (!line.joinsNeighbours()) {
				PathLine bent = line.bent(bend(line, taken));
				bends.put(path.piece(), bent.share());
				taken.add(bent.halfway());
			}
		}
		return bends;
	}

	private double bend(PathLine line, List<Point> taken) {
		return BY_PREFERENCE.stream().filter(share -> isClear(line.bent(share).halfway(), taken, APART))
				.filter(share -> isClear(line.bent(share).halfway(), centres, BoardGeometry.RADIUS)).findFirst().orElse(USUAL);
	}

	private static boolean isClear(Point middle, Collection<Point> others, double distance) {
		return others.stream().allMatch(other -> other.distanceTo(middle) >= distance);
	}
}
