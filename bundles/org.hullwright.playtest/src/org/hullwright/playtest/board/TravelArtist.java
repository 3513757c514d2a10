package org.hullwright.playtest.board;

import java.util.Optional;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.Region;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.board.OccupantArtist;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.playtest.board.Highlights.Travel;

/**
 * Draws where pieces have gone since the last decision: arrows along their ways, rings around those that came, ghosts of those that left.
 */
final class TravelArtist {

	private static final double WIDTH = 6;
	private static final double HEAD = 20;
	private static final double BEND = 0.16; // of the distance
	private static final double SHORT_OF_END = 17;
	private static final double RING = 24; // at least
	private static final double AROUND = 4;
	private static final int MOST_CORNERS_OF_TILES = 6;
	private static final double ROUNDING = 8;
	private static final double GHOST = 1.3; // times the usual size of a piece
	private static final double BELOW_NAME = 30;
	private static final double LEAST_SPACE = 2 * BoardGeometry.INNER_RADIUS - 1;
	private static final double SEEN_THROUGH = 0.5;
	private static final double CROSS = 17;
	private static final double BADGE = 9;
	private final BoardTheme theme;
	private final OccupantArtist pieces;

	TravelArtist(BoardTheme theme) {
		this.theme = theme;
		this.pieces = new OccupantArtist(theme);
	}

	/**
	 * The bow from one place to another.
	 *
	 * @param to where the piece stands, a little beyond the end of the arrow
	 */
	record Way(Point from, Point bend, Point end, Point to) {

		static Way of(Point from, Point to) {
			Point end = to.towards(from, Math.min(0.45, SHORT_OF_END / Math.max(1, from.distanceTo(to))));
			Point bend = from.towards(end, 0.5).plus((end.y() - from.y()) * BEND, -(end.x() - from.x()) * BEND);
			return new Way(from, bend, end, to);
		}

		/** @param share of the way, from 0 to 1 */
		Point at(double share) {
			return from.towards(bend, share).towards(bend.towards(to, share), share);
		}
	}

	/** From where to where a piece was moved on this board; none where it came from elsewhere, or left. */
	static Optional<Way> way(Travel travel, Picture board) {
		Optional<Point> from = travel.movement().from().flatMap(board::regionOf).map(TravelArtist::standing);
		Optional<Point> to = travel.movement().to().flatMap(board::regionOf).map(TravelArtist::standing);
		Optional<Point> now = board.regionOf(travel.movement().piece()).map(TravelArtist::middle);
		return from.flatMap(start -> to.map(end -> Way.of(start, now.orElse(end))));
	}

	/** Draws a piece on its way. */
	void moving(Travel travel, Way way, double share, Picture.Builder picture) {
		pieces.draw(travel.looks(), way.at(share), GHOST, picture);
	}

	/** Draws nothing where neither end is on this board. */
	void draw(Travel travel, Picture board, Picture.Builder picture) {
		Optional<Way> way = way(travel, board);
		Optional<Point> to = travel.movement().to().flatMap(board::regionOf).map(TravelArtist::standing);
		if (way.isPresent()) {
			arrow(way.get(), picture);
		} else if (to.isPresent()) {
			board.regionOf(travel.movement().piece()).ifPresentOrElse(piece -> came(piece, picture),
					() -> arrived(to.get(), RING, picture));
		} else {
			travel.movement().from().flatMap(board::regionOf)
					.ifPresent(place -> left(travel.looks(), middle(place).plus(0, BELOW_NAME), picture));
		}
	}

	/** Where figures stand in a place: in a space below its name. */
	private static Point standing(Region place) {
		boolean space = Math.min(place.bounds().width(), place.bounds().height()) > LEAST_SPACE;
		return space ? middle(place).plus(0, BELOW_NAME) : middle(place);
	}

	private static Point middle(Region region) {
		return region.bounds().centre();
	}

	private void arrow(Way bow, Picture.Builder picture) {
		Outline way = Outline.arc(bow.from(), bow.bend(), bow.end());
		double length = Math.max(1, bow.from().distanceTo(bow.to()));
		Outline head = Outline.polygon(
				Polygons.arrowhead(bow.bend(), bow.to().towards(bow.bend(), Math.min(0.4, 10 / length)), HEAD), 1);
		picture.stroke(way, theme.table().faded(0.85), WIDTH + 4);
		picture.stroke(head, theme.table().faded(0.85), 4);
		picture.fill(Outline.circle(bow.from(), WIDTH * 1.2), theme.changed());
		picture.stroke(way, theme.changed(), WIDTH);
		picture.fill(head, theme.changed());
	}

	/** A ring goes around a figure or token; on a tile it would lie on what lies there. */
	private void came(Region piece, Picture.Builder picture) {
		if (piece.corners().size() > MOST_CORNERS_OF_TILES) {
			arrived(middle(piece), Math.max(RING, piece.bounds().width() / 2 + AROUND), picture);
		} else {
			laid(piece, picture);
		}
	}

	private void laid(Region tile, Picture.Builder picture) {
		Outline edge = Outline.polygon(tile.corners(), ROUNDING);
		picture.stroke(edge, theme.table().faded(0.7), 6);
		picture.stroke(edge, theme.changed(), 3.5);
		added(tile.corners().getFirst(), picture);
	}

	private void arrived(Point middle, double radius, Picture.Builder picture) {
		picture.stroke(Outline.circle(middle, radius), theme.table().faded(0.7), 6);
		picture.stroke(Outline.circle(middle, radius), theme.changed(), 3.5);
		added(middle.plus(-radius * 0.72, radius * 0.72), picture); // above is what a path or a figure counts
	}

	private void added(Point corner, Picture.Builder picture) {
		badge(corner, picture);
		Colour sign = theme.changed().writing();
		picture.stroke(Outline.line(corner.plus(-BADGE / 2, 0), corner.plus(BADGE / 2, 0)), sign, 2.6);
		picture.stroke(Outline.line(corner.plus(0, -BADGE / 2), corner.plus(0, BADGE / 2)), sign, 2.6);
	}

	private void badge(Point middle, Picture.Builder picture) {
		picture.fill(Outline.circle(middle, BADGE), theme.changed());
		picture.stroke(Outline.circle(middle, BADGE), theme.table(), 1.5);
	}

	/** Seen through, and crossed out. */
	private void left(Occupant looks, Point middle, Picture.Builder picture) {
		Picture.Builder whole = new Picture.Builder();
		pieces.draw(looks, middle, GHOST, whole);
		whole.build(Bounds.EMPTY).drawings().forEach(drawing -> ghost(drawing, picture));
		for (double side : new double[] { -1, 1 }) {
			Outline stroke = Outline.line(middle.plus(-CROSS, -CROSS * side), middle.plus(CROSS, CROSS * side));
			picture.stroke(stroke, theme.table().faded(0.85), 8);
			picture.stroke(stroke, theme.changed(), 4.5);
		}
	}

	private static void ghost(Drawing drawing, Picture.Builder picture) {
		switch (drawing) {
			case Drawing.Fill(Outline outline, Colour colour) -> picture.fill(outline, colour.faded(SEEN_THROUGH));
			case Drawing.Stroke(Outline outline, Colour colour, double width, boolean dashed) ->
				picture.stroke(outline, colour.faded(SEEN_THROUGH), width);
			case Drawing.Words words -> picture.words(words.text(), words.middle(), words.size(), words.bold(),
					words.colour().faded(SEEN_THROUGH));
			case Drawing.Line line -> picture.line(line.text(), line.start(), line.size(), line.bold(), line.colour().faded(SEEN_THROUGH));
			case Drawing.Pixels pixels -> picture.pixels(pixels.raster(), pixels.place());
		}
	}
}
