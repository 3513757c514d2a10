package org.hullwright.export.art;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
import org.hullwright.picture.card.Back;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.paint.PixelPainter;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.SpaceScene;

/** Draws things as the preview draws cards and the play-test draws boards. Remembers what was drawn, for things are asked for again. */
public final class PrintedArt implements TableArt {

	/** The most pixels that a picture of the pack has on its longer side. */
	private static final int SHARP = 800;
	/** What programs take without complaint, on each side of a picture. */
	private static final int LARGEST = 4096;

	/** Below a slot, in pixels. */
	private static final double WORDS_HEIGHT = 40;
	private static final double LARGEST_LETTERS = 15;
	private static final double SMALLEST_LETTERS = 10;
	private static final double CORNER = 8;

	private final int dotsPerInch;
	private final double boardScale;
	private final ComponentPictures pictures = new ComponentPictures(CardTheme.LIGHT, SHARP);
	private final PixelPainter painter = new PixelPainter(Typeface.embedded());
	private final TextFitter fitter = new TextFitter(Typeface.embedded());
	private final Map<String, List<Raster>> faces = new HashMap<>();
	private final Map<List<Object>, Raster> backs = new HashMap<>();
	private final Map<String, BoardPicture> boards = new HashMap<>();

	/**
	 * An artist.
	 *
	 * @param dotsPerInch how sharp components are
	 * @param boardScale how much larger boards are than the play-test draws them at first
	 */
	public PrintedArt(int dotsPerInch, double boardScale) {
		this.dotsPerInch = dotsPerInch;
		this.boardScale = boardScale;
	}

	@Override
	public Raster face(Component component, int side) {
		return faces.computeIfAbsent(component.identity(),
				any -> pictures.sides(component.card(), Edge.CUT).stream().map(drawn -> drawn.pixels(dotsPerInch)).toList()).get(side);
	}

	@Override
	public Raster back(Back back, CardFace alike) {
		return backs.computeIfAbsent(List.of(back, alike.design()), any -> pictures.back(back, alike, Edge.CUT).pixels(dotsPerInch));
	}

	@Override
	public BoardPicture board(Board board) {
		return boards.computeIfAbsent(board.identity(), any -> draw(board));
	}

	private BoardPicture draw(Board board) {
		BoardScene scene = BoardDrawing.scene(board);
		Picture picture = BoardDrawing.of(board, BoardTheme.LIGHT);
		Bounds bounds = picture.bounds();
		double scale = Math.min(boardScale, LARGEST / Math.max(bounds.width(), bounds.height()));
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
		List<Board.Link> links = BoardDrawing.links(board);
		for (int at = 0; at < links.size(); at++) {
			middles.put(links.get(at).identity(), onPicture(geometry.line(scene.paths().get(at)).halfway(), bounds, scale));
		}
		return new BoardPicture(raster, middles, outlines);
	}

	private static Point onPicture(Point point, Bounds bounds, double scale) {
		return new Point((point.x() - bounds.x()) * scale, (point.y() - bounds.y()) * scale);
	}

	@Override
	public Raster cover(List<Raster> shown, List<String> words) {
		return painter.paint(new CoverDrawing(fitter).of(shown, words), CoverDrawing.SIDE, CoverDrawing.SIDE);
	}

	@Override
	public Raster surface(int width, int height, List<Label> labels) {
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
		return painter.paint(picture.build(bounds), width, height);
	}
}
