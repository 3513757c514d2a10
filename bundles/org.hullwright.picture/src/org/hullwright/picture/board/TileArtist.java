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
import org.hullwright.picture.scene.Emblem;
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
	private static final double TITLE_WIDTH = SIDE * 1.78;
	/** Height a title may have in its band, which narrows towards the top. */
	private static final double TITLE_HEIGHT = 50;
	/** Both where the band grows with the title, whose upper end is then so far from the middle. */
	private static final double GROWING_TITLE_WIDTH = SIDE * 1.88;
	private static final double GROWING_TITLE_HEIGHT = 88;
	/** In which a long word is still better read whole than cut. */
	private static final double SMALLEST_WHOLE_TITLE = 15;
	private static final double TWO_LINES = 56;
	private static final double TITLE_START = -60;
	private static final double BELOW_TITLE = 3;
	/** From the middle down to the end of what stands on a tile. */
	private static final double BODY_END = 73;
	private static final double BODY_ABOVE_MARKS = 55;
	private static final double FARTHEST_BODY_END = 90;
	private static final double FARTHEST_SQUARE_BODY_END = SIDE - 6;
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
		List<Point> corners = geometry.corners(space);
		picture.region(new Region(List.of(space.piece()), corners));
		space.tile().ifPresentOrElse(tile -> tile(space, tile, exits, geometry, picture), () -> empty(space, corners, geometry, picture));
	}

	private void empty(SpaceScene space, List<Point> corners, BoardGeometry geometry, Picture.Builder picture) {
		Point middle = geometry.centre(space);
		Colour edge = space.group().map(theme::colour).map(theme::subdued).orElse(theme.faint());
		Outline outline = Outline.polygon(corners, ROUNDING);
		picture.fill(outline, edge.faded(0.07));
		picture.dashes(outline, theme.faintly(edge, 0.75), 2);
		TextFitter.Fitted name = fitted(space.title(), TITLE_WIDTH, heightOfName(space), level.titleSize() * 0.8, false);
		write(Title.around(space.occupants().isEmpty() ? 0 : NAME, name, false), middle, theme.soft(), picture);
		body(space, middle, BAND_END, geometry.squares(), picture);
	}

	private double heightOfName(SpaceScene space) {
		if (level != DetailLevel.FARTHEST) {
			return TITLE_HEIGHT;
		}
		return space.occupants().isEmpty() ? GROWING_TITLE_HEIGHT : TWO_LINES;
	}

	private void tile(SpaceScene space, TileScene tile, List<Point> exits, BoardGeometry geometry, Picture.Builder picture) {
		Point middle = geometry.centre(space);
		List<Point> corners = geometry.corners(space);
		picture.region(new Region(List.of(tile.piece()), corners));
		Outline outline = Outline.polygon(corners, ROUNDING);
		Colour band = tile.group().or(space::group).map(theme::colour).orElse(theme.faint().mixed(theme.ink(), 0.25));
		picture.stroke(Outline.polygon(corners.stream().map(corner -> corner.plus(0, 3)).toList(), ROUNDING), SHADE, 7);
		picture.fill(outline, theme.tile().mixed(band, 0.1));
		boolean crowded = level == DetailLevel.FARTHEST && !space.occupants().isEmpty();
		Title title = title(tile.title());
		FloorArtist.floor(tile.title(), crowded ? Emblem.NONE : tile.emblem(), middle, corners, middle.y() + title.bandEnd(),
				band.mixed(theme.ink(), 0.5), picture);
		picture.fill(geometry.squares() ? straightBand(middle, title.bandEnd()) : band(middle, title.bandEnd()), band);
		FloorArtist.walls(middle, corners, exits, edge(band), theme.path(), picture);
		write(title, middle, band.writing(), picture);
		if (level != DetailLevel.FARTHEST) {
			smallPrint(tile, geometry.squares() && tile.edges().isPresent() ? middle.plus(NUMBER + 8, NUMBER + 8) : middle.plus(0, NUMBER),
					band.writing(), picture);
		}
		if (!crowded) {
			marks.row(tile.marks(), middle.plus(0, MARKS - edges(space)), MARKS_WIDTH - 2 * edges(space), level.markScale(), picture);
		}
		body(space, middle, title.bandEnd(), geometry.squares(), picture);
		tile.edges().ifPresent(edges -> new EdgeArtist(theme).draw(edges, middle, geometry, picture));
	}

	private void smallPrint(TileScene tile, Point middle, Colour colour, Picture.Builder picture) {
		tile.value().ifPresent(value -> picture.words(value, middle, 19, true, colour));
		if (tile.value().isEmpty() && level == DetailLevel.NEAR) {
			picture.words(tile.identifier(), middle, 12, false, colour.faded(0.85));
		}
	}

	/** A white tile on a light table still has an edge. */
	private Colour edge(Colour band) {
		boolean seen = Math.abs(band.luminance() - theme.table().luminance()) > LEAST_CONTRAST;
		return seen ? band : band.mixed(theme.ink(), EDGE_INK);
	}

	private static Outline straightBand(Point middle, double end) {
		return Outline.polygon(List.of(middle.plus(-SIDE + 1, -SIDE + 1), middle.plus(SIDE - 1, -SIDE + 1), middle.plus(SIDE - 1, end),
				middle.plus(-SIDE + 1, end)), 3);
	}

	private static Outline band(Point middle, double end) {
		double shoulder = -R / 2;
		return Outline.polygon(List.of(middle.plus(0, -R + 2), middle.plus(SIDE - 1, shoulder), middle.plus(SIDE - 1, end),
				middle.plus(-SIDE + 1, end), middle.plus(-SIDE + 1, shoulder)), 3);
	}

	/**
	 * A title that is laid out.
	 *
	 * @param first from the middle of the tile to the middle of the first line
	 * @param bandEnd from the middle of the tile to the lower edge of its band
	 */
	private record Title(TextFitter.Fitted text, boolean bold, double first, double bandEnd) {

		/** In lines around a place, which is so far from the middle of the tile. */
		static Title around(double place, TextFitter.Fitted text, boolean bold) {
			return new Title(text, bold, place - line(text) * (text.lines().size() - 1) / 2, BAND_END);
		}

		static double line(TextFitter.Fitted text) {
			return text.size() * TextFitter.LEADING;
		}
	}

	/**
	 * Seen from farthest, the band grows with its title; thinner letters, a hyphen and smaller letters are better than a part of a word.
	 */
	private Title title(String text) {
		if (level != DetailLevel.FARTHEST) {
			return Title.around(NAME, fitted(text, TITLE_WIDTH, TITLE_HEIGHT, level.titleSize(), true), true);
		}
		TextFitter.Fitted bold = growing(text, true);
		TextFitter.Fitted thin = bold.whole() ? bold : growing(text, false);
		TextFitter.Fitted broken = thin.whole() ? thin : growing(Syllables.broken(text), true);
		TextFitter.Fitted fitted = broken.whole()
				? broken
				: fitted(text, GROWING_TITLE_WIDTH, GROWING_TITLE_HEIGHT, level.titleSize(), false);
		boolean heavy = fitted.equals(bold) || !thin.whole() && broken.whole();
		if (fitted.lines().size() == 1) {
			return Title.around(NAME, fitted, heavy);
		}
		double height = Title.line(fitted) * fitted.lines().size();
		return new Title(fitted, heavy, TITLE_START + Title.line(fitted) / 2,
				Math.max(BAND_END, TITLE_START + height + BELOW_TITLE));
	}

	private TextFitter.Fitted growing(String text, boolean bold) {
		return fitter.fit(text, GROWING_TITLE_WIDTH, GROWING_TITLE_HEIGHT, level.titleSize(), level.smallestTitle(), bold);
	}

	/** In letters of the usual sizes, or smaller where a word would be cut otherwise. */
	private TextFitter.Fitted fitted(String text, double width, double height, double size, boolean bold) {
		TextFitter.Fitted readable = fitter.fit(text, width, height, size, Math.min(size, level.smallestTitle()), bold);
		return readable.whole()
				? readable
				: fitter.fit(text, width, height, size, Math.min(level.smallestTitle(), SMALLEST_WHOLE_TITLE), bold);
	}

	private static void write(Title title, Point middle, Colour colour, Picture.Builder picture) {
		List<String> lines = title.text().lines();
		for (int index = 0; index < lines.size(); index++) {
			picture.words(lines.get(index), middle.plus(0, title.first() + Title.line(title.text()) * index), title.text().size(),
					title.bold(), colour);
		}
	}

	private void body(SpaceScene space, Point middle, double bandEnd, boolean square, Picture.Builder picture) {
		double end = bodyEnd(space, square);
		double half = SIDE - 8 - edges(space);
		occupants.arrange(space.occupants(),
				new Bounds(middle.x() - half, middle.y() + bandEnd + 3, 2 * half, end - bandEnd - 3 - edges(space)), level.pieceScale(),
				picture);
	}

	private double bodyEnd(SpaceScene space, boolean square) {
		if (level == DetailLevel.FARTHEST) {
			return square ? FARTHEST_SQUARE_BODY_END : FARTHEST_BODY_END;
		}
		boolean withoutMarks = space.tile().map(TileScene::marks).map(List::isEmpty).orElse(true);
		return withoutMarks ? BODY_END : BODY_ABOVE_MARKS;
	}

	/** How much room is taken on each side. */
	private static double edges(SpaceScene space) {
		return space.tile().flatMap(TileScene::edges).isPresent() ? EDGES : 0;
	}
}
