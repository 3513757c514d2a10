package org.hullwright.picture.board;

import java.util.List;

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

	private static final double DISC = 17;
	private static final double SMALL_DISC = 14;
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
			picture.stroke(outline, theme.ink().faded(0.55), 2);
			picture.region(new Region(List.of(path.piece()), line.span()));
			picture.region(new Region(List.of(tile.piece()), line.span()));
		}, () -> {
			picture.dashes(Outline.line(line.beside(true, 3), line.beside(false, 3)), theme.faint().faded(0.45), 2);
			picture.region(new Region(List.of(path.piece()), Polygons.bar(line.beside(true, 2), line.beside(false, 2), STUB)));
		});
		contents(path, line, line.middle(), picture);
		if (path.oneWay()) {
			arrow(line.from(), line.beside(false, 0), picture);
		}
	}

	/**
	 * A path between places that are far apart curves around what lies between, with its pieces in the middle. An empty one strikes through
	 * no name.
	 */
	private void detour(PathScene path, PathLine line, Picture.Builder picture) {
		Arc curve = new Arc(line.from(), line.above(line.bend() * 2), line.to());
		if (path.tile().isPresent()) {
			picture.stroke(curve.outline(), theme.ink().faded(0.55), 13);
			picture.stroke(curve.outline(), theme.path(), 9);
		} else {
			picture.dashes(curve.clearOfEnds(CLEAR).outline(), theme.faint().faded(0.6), 3);
		}
		Point middle = line.halfway();
		path.tile().ifPresent(tile -> picture.region(Region.disc(List.of(tile.piece()), middle, PATH_PLACE)));
		picture.region(Region.disc(List.of(path.piece()), middle, PATH_PLACE));
		contents(path, line, middle, picture);
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

	private void contents(PathScene path, PathLine line, Point middle, Picture.Builder picture) {
		List<Occupant> inside = path.occupants().stream().filter(occupant -> occupant.facing().isEmpty()).toList();
		List<Occupant> barriers = path.occupants().stream().filter(occupant -> occupant.facing().isPresent()).toList();
		Point clear = clearOf(barriers, path, line, middle);
		double half = BoardGeometry.PATH_WIDTH / 2 - 3;
		occupants.arrange(inside, new Bounds(clear.x() - half, clear.y() - half, 2 * half, 2 * half), level.pieceScale(), picture);
		for (Occupant barrier : barriers) {
			boolean first = isAtFirstEnd(barrier, path);
			occupants.barrier(barrier, line.beside(first, 9), first ? line.to() : line.from(), BoardGeometry.PATH_WIDTH + 6, picture);
		}
		if (level == DetailLevel.NEAR) {
			path.tile().ifPresent(
					tile -> marks.row(tile.marks(), line.below(BoardGeometry.PATH_WIDTH / 2 - 11), BoardGeometry.PATH_WIDTH / 2, picture));
		}
		path.tile().flatMap(TileScene::value).ifPresent(value -> {
			if (inside.isEmpty()) {
				disc(value, clear, DISC * level.pieceScale(), picture);
			} else {
				disc(value, line.above(BoardGeometry.PATH_WIDTH / 2 + 2), SMALL_DISC * level.pieceScale(), picture);
			}
		});
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
		Outline circle = Outline.circle(middle, radius);
		picture.fill(circle, theme.tile());
		picture.stroke(circle, theme.ink().faded(0.7), 2);
		picture.words(value, middle, radius * 1.15, true, theme.ink());
	}
}
