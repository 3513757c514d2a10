package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Region;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;

/** Draws spaces: the tile that lies there, or the outline of where one may. */
final class TileArtist {

	static final double ROUNDING = 13;
	private static final double R = BoardGeometry.RADIUS;
	private static final double SIDE = BoardGeometry.INNER_RADIUS;
	/** Lower edge of the coloured title band, from the middle of the tile. */
	private static final double BAND_END = -14;
	private static final double MARKS_WIDTH = 2 * SIDE * 0.66;
	/** From the middle down to the marks. */
	private static final double MARKS = 67;
	/** What lies along the edges takes so much of a tile's room on each side. */
	private static final double EDGES = 18;
	/** Up to the name of a place without a tile where something lies on it, and to the name of a tile. */
	private static final double NAME = -42;
	/** Up to the number of a tile. */
	private static final double NUMBER = -78;
	/** Height a title may have in its band, which narrows towards the top. */
	private static final double TITLE_HEIGHT = 50;
	/** Less difference in brightness from the table is hardly seen. */
	private static final double LEAST_CONTRAST = 0.12;
	private static final double EDGE_INK = 0.35;
	private static final Colour SHADE = new Colour(0, 0, 0, 55);
	private final BoardTheme theme;
	private final DetailLevel level;
	private final TextFitter fitter;
	private final OccupantArtist occupants;
	private final MarkArtist marks;

	TileArtist(BoardTheme theme, DetailLevel level, TextFitter fitter, OccupantArtist occupants) {
		this.theme = theme;
		this.level = level;
		this.fitter = fitter;
		this.occupants = occupants;
		this.marks = new MarkArtist(theme);
	}

	/** @param exits where paths with a tile leave the space, on its border */
	void draw(SpaceScene space, List<Point> exits, BoardGeometry geometry, Picture.Builder picture) {
		Point middle = geometry.centre(space);
		List<Point> corners = geometry.corners(space);
		picture.region(new Region(List.of(space.piece()), corners));
		space.tile().ifPresentOrElse(tile -> tile(space, tile, exits, geometry, picture), () -> empty(space, middle, corners, picture));
	}

	private void empty(SpaceScene space, Point middle, List<Point> corners, Picture.Builder picture) {
		Colour edge = space.group().map(theme::colour).map(theme::subdued).orElse(theme.faint());
		Outline outline = Outline.polygon(corners, ROUNDING);
		picture.fill(outline, edge.faded(0.07));
		picture.dashes(outline, theme.faintly(edge, 0.75), 2);
		title(space.title(), space.occupants().isEmpty() ? middle : middle.plus(0, NAME), SIDE * 1.78, level.titleSize() * 0.8, false,
				theme.soft(), picture);
		body(space, middle, picture);
	}

	private void tile(SpaceScene space, TileScene tile, List<Point> exits, BoardGeometry geometry, Picture.Builder picture) {
		Point middle = geometry.centre(space);
		List<Point> corners = geometry.corners(space);
		picture.region(new Region(List.of(tile.piece()), corners));
		Outline outline = Outline.polygon(corners, ROUNDING);
		Colour band = tile.group().or(space::group).map(theme::colour).orElse(theme.faint().mixed(theme.ink(), 0.25));
		picture.stroke(Outline.polygon(corners.stream().map(corner -> corner.plus(0, 3)).toList(), ROUNDING), SHADE, 7);
		picture.fill(outline, theme.tile().mixed(band, 0.1));
		FloorArtist.floor(tile.title(), tile.emblem(), middle, corners, middle.y() + BAND_END, band.mixed(theme.ink(), 0.5), picture);
		picture.fill(geometry.squares() ? straightBand(middle) : band(middle), band);
		FloorArtist.walls(middle, corners, exits, edge(band), theme.path(), picture);
		title(tile.title(), middle.plus(0, NAME), SIDE * 1.78, level.titleSize(), true, band.writing(), picture);
		Point number = geometry.squares() && tile.edges().isPresent() ? middle.plus(NUMBER + 8, NUMBER + 8) : middle.plus(0, NUMBER);
		tile.value().ifPresent(value -> picture.words(value, number, 19, true, band.writing()));
		if (tile.value().isEmpty() && level == DetailLevel.NEAR) {
			picture.words(tile.identifier(), number, 12, false, band.writing().faded(0.85));
		}
		marks.row(tile.marks(), middle.plus(0, MARKS - edges(space)), MARKS_WIDTH - 2 * edges(space), level.markScale(), picture);
		body(space, middle, picture);
		tile.edges().ifPresent(edges -> new EdgeArtist(theme).draw(edges, middle, geometry, picture));
	}

	/** A white tile on a light table still has an edge. */
	private Colour edge(Colour band) {
		boolean seen = Math.abs(band.luminance() - theme.table().luminance()) > LEAST_CONTRAST;
		return seen ? band : band.mixed(theme.ink(), EDGE_INK);
	}

	private static Outline straightBand(Point middle) {
		return Outline.polygon(List.of(middle.plus(-SIDE + 1, -SIDE + 1), middle.plus(SIDE - 1, -SIDE + 1), middle.plus(SIDE - 1, BAND_END),
				middle.plus(-SIDE + 1, BAND_END)), 3);
	}

	private static Outline band(Point middle) {
		double shoulder = -R / 2;
		return Outline.polygon(List.of(middle.plus(0, -R + 2), middle.plus(SIDE - 1, shoulder), middle.plus(SIDE - 1, BAND_END),
				middle.plus(-SIDE + 1, BAND_END), middle.plus(-SIDE + 1, shoulder)), 3);
	}

	private void title(String text, Point middle, double width, double size, boolean bold, Colour colour, Picture.Builder picture) {
		TextFitter.Fitted fitted = fitter.fit(text, width, TITLE_HEIGHT, size, Math.min(size, level.smallestTitle()), bold);
		double line = fitted.size() * TextFitter.LEADING;
		double top = middle.y() - line * (fitted.lines().size() - 1) / 2;
		for (int index = 0; index < fitted.lines().size(); index++) {
			picture.words(fitted.lines().get(index), new Point(middle.x(), top + line * index), fitted.size(), bold, colour);
		}
	}

	private void body(SpaceScene space, Point middle, Picture.Builder picture) {
		boolean withoutMarks = space.tile().map(TileScene::marks).map(List::isEmpty).orElse(true);
		double height = (withoutMarks ? 84 : 66) - edges(space);
		double half = SIDE - 8 - edges(space);
		occupants.arrange(space.occupants(), new Bounds(middle.x() - half, middle.y() + BAND_END + 3, 2 * half, height),
				level.pieceScale(), picture);
	}

	/** How much room is taken on each side. */
	private static double edges(SpaceScene space) {
		return space.tile().flatMap(TileScene::edges).isPresent() ? EDGES : 0;
	}
}
