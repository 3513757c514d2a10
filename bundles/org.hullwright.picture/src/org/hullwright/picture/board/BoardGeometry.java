package org.hullwright.picture.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;

/**
 * Where the spaces and paths of a board lie. Spaces are hexagons standing on a corner, so that the six neighbours of an offset grid (rows
 * shifted by half a step) face its six sides; boards with free positions are drawn with the same tiles. On a grid of squares they are
 * squares that lie close together.
 */
public final class BoardGeometry {

	/** From the middle of a space to its corners, in board units. All other sizes follow from it. */
	public static final double RADIUS = 100;
	/** From the middle of a space to the middle of its side. */
	public static final double INNER_RADIUS = RADIUS * Math.sqrt(3) / 2;
	/** Width of what joins two spaces. */
	public static final double PATH_WIDTH = 82;
	private static final double GAP = 80;
	/** From the middle of a space to that of its neighbour. */
	static final double STEP = 2 * INNER_RADIUS + GAP;
	private static final double HALF_STEP = STEP / 2;
	private static final double ROW = HALF_STEP * Math.sqrt(3);
	/** Paths longer than this many steps do not lie between neighbours. */
	private static final double NEIGHBOURLY = 1.3;
	private static final int COLUMNS_A_STEP = 2;
	private static final double MARGIN = 56;
	/** Between two rows with spaces, as it is drawn: a board whose spaces are said to be a million rows apart can be seen all the same. */
	private static final int FARTHEST_ROWS = 8;
	private static final int FARTHEST_COLUMNS = COLUMNS_A_STEP * FARTHEST_ROWS;
	private static final double GAP_OF_SQUARES = 28;
	private static final double STEP_OF_SQUARES = 2 * INNER_RADIUS + GAP_OF_SQUARES;
	/** So long is a path between squares that share a corner. */
	private static final double DIAGONAL = 1.45;
	/** So far around the middle of a path reaches what lies on it. */
	private static final double AROUND_MIDDLE = 60;
	private final Map<Integer, Point> centres = new HashMap<>();
	private final Map<Integer, Double> bends = new HashMap<>();
	private final boolean squares;

	public BoardGeometry(BoardScene scene) {
		squares = scene.squares();
		double column = squares ? STEP_OF_SQUARES : columnWidth(scene.spaces());
		double line = squares ? STEP_OF_SQUARES : ROW;
		Map<Integer, Integer> columns = gathered(scene.spaces().stream().map(SpaceScene::column), FARTHEST_COLUMNS);
		Map<Integer, Integer> rows = gathered(scene.spaces().stream().map(SpaceScene::row), FARTHEST_ROWS);
		scene.spaces()
				.forEach(
						space -> centres.put(space.piece(), new Point(columns.get(space.column()) * column, rows.get(space.row()) * line)));
		bends.putAll(new PathBends(centres.values()).of(scene.paths(), this::line));
	}

	/** Where rows or columns are drawn: where they are said to be, but none farther than so many from the one before. */
	private static Map<Integer, Integer> gathered(Stream<Integer> lines, int farthest) {
		var gathered = new TreeMap<Integer, Integer>();
		lines.sorted().distinct().forEach(line -> gathered.put(line, gathered.isEmpty()
				? Math.min(line, farthest)
				: gathered.lastEntry().getValue() + (int) Math.min((long) line - gathered.lastKey(), farthest)));
		return gathered;
	}

	/** A column is half a step; where spaces stand closer than in a picture, columns are as wide as they need. */
	private static double columnWidth(List<SpaceScene> spaces) {
		Map<Integer, TreeSet<Integer>> rows = new HashMap<>();
		spaces.forEach(space -> rows.computeIfAbsent(space.row(), row -> new TreeSet<>()).add(space.column()));
		int closest = COLUMNS_A_STEP;
		for (TreeSet<Integer> columns : rows.values()) {
			for (int column : columns) {
				Integer next = columns.higher(column);
				closest = next == null ? closest : Math.min(closest, next - column);
			}
		}
		return 2 * HALF_STEP / closest;
	}

	public Point centre(SpaceScene space) {
		return centres.get(space.piece());
	}

	public List<Point> corners(SpaceScene space) {
		return squares ? square(centre(space)) : Polygons.regular(centre(space), RADIUS, 6);
	}

	private static List<Point> square(Point middle) {
		double half = INNER_RADIUS;
		return List.of(middle.plus(-half, -half), middle.plus(half, -half), middle.plus(half, half), middle.plus(-half, half));
	}

	/** Whether spaces are squares. */
	public boolean squares() {
		return squares;
	}

	/**
	 * From the middle of a space to its border.
	 *
	 * @param angle in degrees, clockwise from up
	 */
	public double reach(double angle) {
		double radians = Math.toRadians(angle);
		return squares ? INNER_RADIUS / Math.max(Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))) : INNER_RADIUS;
	}

	public PathLine line(PathScene path) {
		Point from = centres.get(path.from());
		Point to = centres.get(path.to());
		double angle = Math.toDegrees(Math.atan2(to.x() - from.x(), from.y() - to.y()));
		return new PathLine(from, to, reach(angle), squares ? STEP_OF_SQUARES * DIAGONAL : 2 * HALF_STEP * NEIGHBOURLY,
				bends.getOrDefault(path.piece(), PathBends.USUAL));
	}

	/** Around the given spaces, with a margin; around all of them when none are given. */
	public Bounds bounds(List<SpaceScene> spaces) {
		return Bounds.around(spaces.isEmpty() ? centres.values() : spaces.stream().map(this::centre).toList()).grown(RADIUS + MARGIN);
	}

	/** Around the given spaces, with a margin, and what curves out beyond them of the given paths. */
	public Bounds bounds(List<SpaceScene> spaces, List<PathScene> paths) {
		Bounds inner = bounds(spaces);
		Stream<Point> curved = paths.stream().map(this::line).map(PathLine::halfway)
				.flatMap(middle -> Stream.of(middle.plus(-AROUND_MIDDLE, -AROUND_MIDDLE), middle.plus(AROUND_MIDDLE, AROUND_MIDDLE)));
		return Bounds.around(Stream.concat(
				Stream.of(new Point(inner.x(), inner.y()), new Point(inner.x() + inner.width(), inner.y() + inner.height())), curved)
				.toList());
	}

	/** Around the whole board. */
	public Bounds bounds(BoardScene scene) {
		return bounds(scene.spaces(), scene.paths());
	}

	/**
	 * A path between the middles of two spaces.
	 *
	 * @param reach from the middle of a space to its border on the path
	 * @param neighbourly spaces that are not so far apart are neighbours
	 * @param share how far it bends when they are none, as a share of the distance; to the lower side when negative
	 */
	public record PathLine(Point from, Point to, double reach, double neighbourly, double share) {

		private static final double OVERLAP = 12;

		/** The same path, bent otherwise. */
		PathLine bent(double otherwise) {
			return new PathLine(from, to, reach, neighbourly, otherwise);
		}

		/** Whether the two spaces are next to each other, so that the path is a short bridge from side to side. */
		public boolean joinsNeighbours() {
			return from.distanceTo(to) < neighbourly;
		}

		public Point middle() {
			return from.towards(to, 0.5);
		}

		/** How far a path between places that are far apart curves around what lies between; 0 for a bridge. */
		public double bend() {
			return joinsNeighbours() ? 0 : from.distanceTo(to) * share;
		}

		/** Where the path itself is half-way, which is where its pieces lie. */
		public Point halfway() {
			return above(bend());
		}

		/** A place on the path just outside one of its ends. */
		public Point beside(boolean first, double distance) {
			Point start = first ? from : to;
			Point end = first ? to : from;
			return start.towards(end, (reach + distance) / Math.max(1, from.distanceTo(to)));
		}

		/** A place beside the middle, at right angles to the path and on its upper side. */
		public Point above(double distance) {
			double length = Math.max(1, from.distanceTo(to));
			double right = (to.y() - from.y()) / length;
			double down = -(to.x() - from.x()) / length;
			double up = down > 0 ? -distance : distance;
			return middle().plus(right * up, down * up);
		}

		/** A place beside the middle, at right angles to the path and on its lower side. */
		public Point below(double distance) {
			return above(-distance);
		}

		/** The corners of what is seen of the bridge. */
		public List<Point> span() {
			return Polygons.bar(beside(true, 0), beside(false, 0), PATH_WIDTH);
		}

		/** The bridge's corners; it reaches a little under both spaces. */
		public List<Point> bridge() {
			return Polygons.bar(beside(true, -OVERLAP), beside(false, -OVERLAP), PATH_WIDTH);
		}
	}
}
