package org.hullwright.picture.board;

import java.util.List;
import java.util.Optional;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.Region;
import org.hullwright.picture.board.BoardGeometry.PathLine;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.TileScene;

/** Draws what joins two spaces: a bridge for a tile, a faint line for where one may lie. */
final class PathArtist {

	private static final double DISC = 19;
	private static final double SMALL_DISC = 17;
	/** Half the width of a disc for each letter of a longer number. */
	private static final double WIDE = 0.42;
	private static final double DETOUR = 30; // width of what curves
	private static final int PLATES = 3;
	private static final double WALL = BoardGeometry.PATH_WIDTH / 2 - 6;
	/** How far what lies on a path makes room for its number, which is that far above. */
	private static final double SHARED = 17;
	private static final double NUMBER_UP = 24;
	private static final double STUB = 30;
	/** Around the middle of a path between places that are far apart. */
	private static final double PATH_PLACE = 34;
	/** From the middle of a place to where an empty path around others begins: what is printed there ends before. */
	private static final double CLEAR = BoardGeometry.INNER_RADIUS * 1.08;
	/** How far what lies on a path makes room for a bar at one end. */
	private static final double ASIDE = 9;
	private static final double ARROW = 22;
	private static final Colour SHADE = new Colour(0, 0, 0, 45);
	private final BoardTheme theme;
	private final DetailLevel level;
	private final OccupantArtist occupants;
	private final MarkArtist marks;

	PathArtist(BoardTheme theme, DetailLevel level, OccupantArtist occupants) {
		this.theme = theme;
		this.level = level;
		this.occupants = occupants;
		this.marks = new MarkArtist(theme);
	}

	/** Draws the path itself. */
	void draw(PathScene path, BoardGeometry geometry, Picture.Builder picture) {
		PathLine line = geometry.line(path);
		if (line.joinsNeighbours()) {
			bridge(path, line, picture);
		} else {
			detour(path, line, picture);
		}
	}

	private void bridge(PathScene path, PathLine line, Picture.Builder picture) {
		List<Point> corners = line.bridge();
		path.tile().ifPresentOrElse(tile -> {
			Outline outline = Outline.polygon(corners, 6);
			picture.stroke(outline, SHADE, 6);
			picture.fill(outline, paper(tile));
			seams(line, picture);
			picture.stroke(outline, theme.ink().faded(0.65), 2.5);
			picture.region(new Region(List.of(path.piece()), line.span()));
			picture.region(new Region(List.of(tile.piece()), line.span()));
		}, () -> {
			picture.dashes(Outline.line(line.beside(true, 3), line.beside(false, 3)), theme.faintly(theme.faint(), 0.45), 2);
			picture.region(new Region(List.of(path.piece()), Polygons.bar(line.beside(true, 2), line.beside(false, 2), STUB)));
		});
		if (path.oneWay()) {
			arrow(line.from(), line.beside(false, 0), picture);
		}
	}

	/** Plates of the floor, and walls along both sides. */
	private void seams(PathLine line, Picture.Builder picture) {
		Point from = line.beside(true, 0);
		Point to = line.beside(false, 0);
		for (int seam = 1; seam < PLATES; seam++) {
			List<Point> across = Polygons.bar(from.towards(to, (double) seam / PLATES), from.towards(to, (double) seam / PLATES + 0.001),
					BoardGeometry.PATH_WIDTH);
			picture.stroke(Outline.line(across.get(0), across.get(1)), theme.ink().faded(0.14), 1.2);
		}
		for (double side : List.of(-WALL, WALL)) {
			List<Point> wall = Polygons.bar(from, to, 2 * Math.abs(side));
			picture.stroke(Outline.line(side < 0 ? wall.get(0) : wall.get(1), side < 0 ? wall.get(3) : wall.get(2)),
					theme.ink().faded(0.3), 1.6);
		}
	}

	/**
	 * A path between places that are far apart curves around what lies between, with its pieces in the middle. An empty one strikes through
	 * no name.
	 */
	private void detour(PathScene path, PathLine line, Picture.Builder picture) {
		Arc curve = new Arc(line.from(), line.above(line.bend() * 2), line.to());
		if (path.tile().isPresent()) {
			picture.stroke(curve.outline(), theme.table().mixed(theme.ink(), 0.65), DETOUR + 5);
			picture.stroke(curve.outline(), theme.path(), DETOUR);
		} else {
			picture.dashes(curve.clearOfEnds(CLEAR).outline(), theme.faintly(theme.faint(), 0.6), 3);
		}
		Point middle = line.halfway();
		path.tile().ifPresent(tile -> picture.region(Region.disc(List.of(tile.piece()), middle, PATH_PLACE)));
		picture.region(Region.disc(List.of(path.piece()), middle, PATH_PLACE));
		if (path.oneWay()) {
			arrow(curve.control(), curve.clearOfEnds(CLEAR).to(), picture);
		}
	}

	/** The head of an arrow that comes from a place and points to another. */
	private void arrow(Point from, Point tip, Picture.Builder picture) {
		Outline head = Outline.polygon(Polygons.arrowhead(from, tip, ARROW), 1);
		picture.stroke(head, theme.table(), 3);
		picture.fill(head, theme.ink().faded(0.85));
	}

	private Colour paper(TileScene tile) {
		return tile.group().map(theme::colour).map(colour -> theme.path().mixed(colour, 0.3)).orElse(theme.path());
	}

	/** Draws what lies on the path and what it is told by; above the tiles, as it may need more room than there is between them. */
	void contents(PathScene path, BoardGeometry geometry, Picture.Builder picture) {
		PathLine line = geometry.line(path);
		Point middle = line.halfway();
		List<Occupant> inside = path.occupants().stream().filter(occupant -> occupant.facing().isEmpty()).toList();
		List<Occupant> barriers = path.occupants().stream().filter(occupant -> occupant.facing().isPresent()).toList();
		Point clear = clearOf(barriers, path, line, middle);
		Optional<String> number = path.tile().flatMap(TileScene::value);
		boolean shared = number.isPresent() && !inside.isEmpty();
		double half = BoardGeometry.PATH_WIDTH / 2 - 3;
		Point below = shared ? clear.plus(0, SHARED) : clear;
		double height = shared ? half - SHARED / 2 : half;
		occupants.arrange(inside, new Bounds(below.x() - half, below.y() - height, 2 * half, 2 * height), level.pieceScale(), picture);
		for (Occupant barrier : barriers) {
			boolean first = isAtFirstEnd(barrier, path);
			occupants.barrier(barrier, line.beside(first, 9), first ? line.to() : line.from(), BoardGeometry.PATH_WIDTH + 6, picture);
		}
		if (level == DetailLevel.NEAR) {
			path.tile().ifPresent(
					tile -> marks.row(tile.marks(), line.below(BoardGeometry.PATH_WIDTH / 2 - 11), BoardGeometry.PATH_WIDTH / 2, 1,
							picture));
		}
		number.ifPresent(value -> disc(value, shared ? clear.plus(0, -NUMBER_UP) : clear,
				(shared ? SMALL_DISC : DISC) * level.discScale(), picture));
	}

	private static Point clearOf(List<Occupant> barriers, PathScene path, PathLine line, Point middle) {
		boolean first = barriers.stream().anyMatch(barrier -> isAtFirstEnd(barrier, path));
		boolean second = barriers.stream().anyMatch(barrier -> !isAtFirstEnd(barrier, path));
		if (first == second) {
			return middle;
		}
		Point away = first ? line.to() : line.from();
		return middle.towards(away, ASIDE / Math.max(1, middle.distanceTo(away)));
	}

	private static boolean isAtFirstEnd(Occupant barrier, PathScene path) {
		return barrier.facing().orElseThrow() == path.from();
	}

	private void disc(String value, Point middle, double radius, Picture.Builder picture) {
		double wide = Math.max(radius, radius * WIDE * value.length());
		Outline circle = Outline.box(new Bounds(middle.x() - wide, middle.y() - radius, 2 * wide, 2 * radius), radius - 0.1);
		picture.fill(circle, theme.tile());
		picture.stroke(circle, theme.ink().faded(0.8), 2.2);
		picture.words(value, middle, radius * 1.15, true, theme.ink());
	}
}
