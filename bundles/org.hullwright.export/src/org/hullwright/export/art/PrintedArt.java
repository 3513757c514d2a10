package org.hullwright.export.art;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.art.Sharpness.Pixels;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.TextFitter;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.board.BoardGeometry.PathLine;
import org.hullwright.picture.card.Back;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.card.Side;
import org.hullwright.picture.paint.PixelPainter;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.SpaceScene;

/** Draws things as the preview draws cards and the play-test draws boards. Remembers what was drawn, for things are asked for again. */
public final class PrintedArt implements TableArt {

	/** The most pixels that a picture of the pack has on its longer side. */
	private static final int SHARP = 800;
	private static final int STANDING_WIDTH = 240; // pixels

	private static final int RIGHT_ANGLE = 90; // degrees
	private static final int HALF_TURN = 180;
	private static final double HEADING_LETTERS = 36;

	/** Below a slot, in pixels. */
	private static final double WORDS_HEIGHT = 60;
	private static final double LARGEST_LETTERS = 22;
	private static final double SMALLEST_LETTERS = 13;
	private static final double CORNER = 8;

	private final Sharpness sharpness;
	private final double boardScale;
	private final int largestBoard;
	private final ComponentPictures pictures = new ComponentPictures(CardTheme.LIGHT, SHARP);
	private final PixelPainter painter = new PixelPainter(Typeface.embedded());
	private final TextFitter fitter = new TextFitter(Typeface.embedded());
	private final Map<String, List<Raster>> faces = new HashMap<>();
	private final Map<String, List<Raster>> figures = new HashMap<>();
	private final Map<List<Object>, Raster> backs = new HashMap<>();
	private final Map<String, BoardPicture> boards = new HashMap<>();

	/**
	 * An artist.
	 *
	 * @param sharpness of components
	 * @param boardScale how much larger boards are than the play-test draws them at first
	 * @param largestBoard how many pixels a board has at most on its longer side, whatever the scale
	 */
	public PrintedArt(Sharpness sharpness, double boardScale, int largestBoard) {
		this.sharpness = sharpness;
		this.boardScale = boardScale;
		this.largestBoard = largestBoard;
	}

	@Override
	public Raster face(Component component, int side) {
		return faces.computeIfAbsent(component.identity(),
				any -> pictures.sides(component.card(), Edge.CUT).stream()
						.map(drawn -> paint(drawn.picture(), sharpness.of(component.shape(), drawn.size()))).toList())
				.get(side);
	}

	@Override
	public Pixels size(Component card) {
		return sharpness.of(card.shape(), pictures.sides(card.card(), Edge.CUT).getFirst().size());
	}

	@Override
	public Raster sheet(List<Component> cards, int columns, int side) {
		List<Side> drawn = cards.stream().map(card -> pictures.sides(card.card(), Edge.CUT).get(side)).toList();
		Pixels pixels = size(cards.getFirst());
		return painter.mosaic(drawn.stream().map(Side::picture).toList(), columns, pixels.width(), pixels.height());
	}

	@Override
	public Raster standing(Component component, int side, boolean person) {
		return figures
				.computeIfAbsent(component.identity(), any -> pictures.standing(component.card(), person).stream().map(drawn -> paint(drawn,
						new Pixels(STANDING_WIDTH, (int) (STANDING_WIDTH * drawn.bounds().height() / drawn.bounds().width())))).toList())
				.get(side);
	}

	@Override
	public Raster back(Back back, CardFace alike) {
		return backs.computeIfAbsent(List.of(back, alike.design()), any -> {
			Side drawn = pictures.back(back, alike, Edge.CUT);
			return paint(drawn.picture(), sharpness.ofBack(drawn.size()));
		});
	}

	private Raster paint(Picture picture, Pixels pixels) {
		return painter.paint(picture, pixels.width(), pixels.height());
	}

	@Override
	public BoardPicture board(Board board, int above) {
		return boards.computeIfAbsent(board.identity() + " below " + above, any -> draw(board, above));
	}

	private BoardPicture draw(Board board, int above) {
		BoardScene scene = BoardDrawing.scene(board);
		Picture picture = BoardDrawing.of(board, BoardTheme.LIGHT);
		Bounds drawn = picture.bounds();
		double scale = Math.min(boardScale, largestBoard / Math.max(drawn.width(), drawn.height()));
		var bounds = new Bounds(drawn.x(), drawn.y() - above / scale, drawn.width(), drawn.height() + above / scale);
		var framed = new Picture.Builder().fill(Outline.box(bounds, 0), BoardTheme.LIGHT.table()).append(picture);
		Raster raster = painter.paint(framed.build(bounds), (int) (bounds.width() * scale), (int) (bounds.height() * scale));

		var geometry = new BoardGeometry(scene);
		var middles = new HashMap<String, Point>();
		var outlines = new HashMap<String, List<Point>>();
		for (int at = 0; at < scene.spaces().size(); at++) {
			SpaceScene space = scene.spaces().get(at);
			middles.put(board.spaces().get(at).identity(), onPicture(geometry.centre(space), bounds, scale));
			outlines.put(board.spaces().get(at).identity(),
					geometry.corners(space).stream().map(corner -> onPicture(corner, bounds, scale)).toList());
		}
		var directions = new HashMap<String, Integer>();
		List<Board.Link> links = BoardDrawing.links(board);
		for (int at = 0; at < links.size(); at++) {
			PathLine line = geometry.line(scene.paths().get(at));
			middles.put(links.get(at).identity(), onPicture(line.halfway(), bounds, scale));
			directions.put(links.get(at).identity(), direction(line));
		}
		return new BoardPicture(raster, middles, outlines, directions);
	}

	/** So that nothing that is written along it stands on its head. */
	private static int direction(PathLine line) {
		int degrees = (int) Math.round(Math.toDegrees(Math.atan2(line.to().y() - line.from().y(), line.to().x() - line.from().x())));
		return Math.floorMod(degrees + RIGHT_ANGLE - 1, HALF_TURN) - RIGHT_ANGLE + 1;
	}

	private static Point onPicture(Point point, Bounds bounds, double scale) {
		return new Point((point.x() - bounds.x()) * scale, (point.y() - bounds.y()) * scale);
	}

	@Override
	public Raster cover(List<Raster> shown, List<String> words) {
		return painter.paint(new CoverDrawing(fitter).of(shown, words), CoverDrawing.SIDE, CoverDrawing.SIDE);
	}

	@Override
	public Raster surface(int width, int height, List<Label> labels, List<Heading> headings) {
		var bounds = new Bounds(0, 0, width, height);
		var picture = new Picture.Builder().fill(Outline.box(bounds, 0), BoardTheme.LIGHT.table());
		labels.forEach(label -> {
			picture.fill(Outline.box(label.slot(), CORNER), BoardTheme.LIGHT.tile());
			picture.stroke(Outline.box(label.slot(), CORNER), BoardTheme.LIGHT.faint(), 2);
			TextFitter.Fitted fitted = fitter.fit(label.text(), label.slot().width(), WORDS_HEIGHT, LARGEST_LETTERS, SMALLEST_LETTERS,
					true);
			double line = label.slot().y() + label.slot().height() + fitted.size();
			for (String words : fitted.lines()) {
				picture.words(words, new Point(label.slot().x() + label.slot().width() / 2, line), fitted.size(), true,
						BoardTheme.LIGHT.ink());
				line += fitted.size() * TextFitter.LEADING;
			}
		});
		headings.forEach(heading -> {
			picture.line(heading.text(), new Point(heading.place().x(), heading.place().centre().y()), HEADING_LETTERS, true,
					BoardTheme.LIGHT.ink());
			double floor = heading.place().y() + heading.place().height();
			picture.stroke(
					Outline.line(new Point(heading.place().x(), floor), new Point(heading.place().x() + heading.place().width(), floor)),
					BoardTheme.LIGHT.faint(), 2);
		});
		return painter.paint(picture.build(bounds), width, height);
	}
}
