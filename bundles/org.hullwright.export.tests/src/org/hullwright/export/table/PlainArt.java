package org.hullwright.export.table;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;

import org.hullwright.export.art.BoardPicture;
import org.hullwright.export.art.Sharpness.Pixels;
import org.hullwright.export.art.TableArt;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.hullwright.picture.card.Back;

/** Pictures of tests: their bytes say what is on them, so that nobody has to draw. */
public final class PlainArt implements TableArt {

	private static final int WIDTH = 400;
	private static final int HEIGHT = 560;
	private static final int STEP = 200;
	private static final int SIDE = 256;

	@Override
	public Raster face(Component component, int side) {
		return picture(component.identity() + " " + side, WIDTH, HEIGHT);
	}

	@Override
	public Pixels size(Component card) {
		return new Pixels(WIDTH, HEIGHT);
	}

	@Override
	public Raster sheet(List<Component> cards, int columns, int side) {
		return picture("sheet of " + cards.stream().map(card -> card.identity() + " " + side).toList(), WIDTH * columns, HEIGHT);
	}

	@Override
	public Raster standing(Component component, int side, boolean person) {
		return picture((person ? "person " : "creature ") + component.identity() + " " + side, SIDE, SIDE);
	}

	@Override
	public Raster back(Back back, CardFace alike) {
		return picture("back of " + back.title() + " " + alike.shape(), WIDTH, HEIGHT);
	}

	@Override
	public BoardPicture board(Board board, int above) {
		var middles = new HashMap<String, Point>();
		var outlines = new HashMap<String, List<Point>>();
		board.spaces().forEach(space -> {
			Point middle = new Point(STEP * (space.column() + 1.0), above + STEP * (space.row() + 1.0));
			middles.put(space.identity(), middle);
			outlines.put(space.identity(), List.of(middle.plus(-90, -90), middle.plus(90, -90), middle.plus(90, 90), middle.plus(-90, 90)));
		});
		var directions = new HashMap<String, Integer>();
		board.links().stream().filter(link -> middles.containsKey(link.from()) && middles.containsKey(link.to()))
				.forEach(link -> {
					middles.put(link.identity(), middles.get(link.from()).towards(middles.get(link.to()), 0.5));
					directions.put(link.identity(), middles.get(link.from()).y() == middles.get(link.to()).y() ? 0 : 90);
				});
		int right = board.spaces().stream().mapToInt(Board.Space::column).max().orElse(0);
		int bottom = board.spaces().stream().mapToInt(Board.Space::row).max().orElse(0);
		return new BoardPicture(picture(board.identity(), STEP * (right + 2), above + STEP * (bottom + 2)), middles, outlines, directions);
	}

	@Override
	public Raster cover(List<Raster> shown, List<String> words) {
		return picture("cover with " + words, SIDE, SIDE);
	}

	@Override
	public Raster surface(int width, int height, List<Label> labels, List<Heading> headings) {
		return picture("surface with " + headings + labels, width, height);
	}

	private static Raster picture(String words, int width, int height) {
		return new Raster(words.getBytes(StandardCharsets.UTF_8), width, height);
	}
}
