package org.hullwright.export.tts;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.art.BoardPicture;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.Board;
import org.hullwright.picture.Point;

/** Lays boards side by side in the middle of a table, with a place for tiles to click into on each space and each path. */
final class Boards {

	/** How large a pixel of a board is on the table, so that a tile fits on a space. */
	private static final double PIXEL = 0.0217;
	/** A tile is as high as this before it is scaled. */
	private static final double HEIGHT = 2;
	private static final double GAP = 2;
	private static final double SURFACE = 0.1;

	private final List<Board> boards;
	private final Map<String, BoardPicture> pictures = new HashMap<>();
	private final Map<String, Spot> middles = new HashMap<>();
	private final Map<String, Spot> spots = new HashMap<>();
	private final double width;
	private final double depth;

	Boards(List<Board> boards, TableArt art) {
		this.boards = boards;
		boards.forEach(board -> pictures.put(board.identity(), art.board(board, 0)));
		this.width = boards.stream().mapToDouble(board -> widthOf(board) + GAP).sum();
		this.depth = boards.stream().mapToDouble(board -> depthOf(board) + GAP).max().orElse(0);
		double left = -width / 2;
		for (Board board : boards) {
			Spot middle = Spot.at(left + (widthOf(board) + GAP) / 2, 0);
			middles.put(board.identity(), middle);
			BoardPicture picture = pictures.get(board.identity());
			picture.middles().forEach((identity, point) -> spots.put(identity,
					middle.moved((point.x() - picture.raster().width() / 2.0) * PIXEL, SURFACE,
							(picture.raster().height() / 2.0 - point.y()) * PIXEL)));
			left += widthOf(board) + GAP;
		}
	}

	/** From the leftmost board's left to the rightmost one's right. */
	double width() {
		return width;
	}

	/** From the near side of the largest board to its far side. */
	double depth() {
		return depth;
	}

	/** Where the middle of a space or a path is; the middle of the table for what is on none of the boards. */
	Spot spot(String site) {
		return spots.getOrDefault(site, Spot.at(0, 0));
	}

	/** How far what lies along a path is turned, in degrees clockwise; not at all what lies elsewhere. */
	int direction(String site) {
		return pictures.values().stream().flatMap(picture -> Stream.ofNullable(picture.directions().get(site))).findFirst().orElse(0);
	}

	/** The boards. */
	List<JsonObject> objects(Things things, PictureFiles files) {
		return boards.stream().map(board -> object(board, things, files)).toList();
	}

	private JsonObject object(Board board, Things things, PictureFiles files) {
		BoardPicture picture = pictures.get(board.identity());
		JsonObject image = Data.empty().with("ImageURL", files.keep(picture.raster())).with("ImageSecondaryURL", "").with("ImageScalar", 1)
				.with("WidthScale", 0)
				.with("CustomTile", Pieces.tile()).json();
		var snaps = new JsonArray();
		board.spaces().forEach(space -> snaps.add(snap(board, picture, picture.middles().get(space.identity()))));
		board.links().stream().map(link -> picture.middles().get(link.identity())).filter(Objects::nonNull)
				.forEach(middle -> snaps.add(snap(board, picture, middle)));
		return things
				.of("Custom_Tile", board.identity(), board.title(), "",
						middles.get(board.identity()).moved(0, -SURFACE, 0).scaled(depthOf(board) / HEIGHT))
				.withTruth("Locked", true).with("CustomImage", image).with("AttachedSnapPoints", snaps).json();
	}

	/**
	 * In the object's own measure: a tile is two high, as wide as its picture asks for, and looks the other way round. Where tiles are
	 * turned, a point says nothing about how they lie, or they would turn back when they are put there.
	 */
	private static JsonObject snap(Board board, BoardPicture picture, Point point) {
		double middle = picture.raster().height() / 2.0;
		Data position = Data.empty().with("Position",
				Things.vector((picture.raster().width() / 2.0 - point.x()) / middle, SURFACE, (point.y() - middle) / middle));
		return (board.directions() > 0 ? position : position.with("Rotation", Things.vector(0, 0, 0))).json();
	}

	private double widthOf(Board board) {
		return pictures.get(board.identity()).raster().width() * PIXEL;
	}

	private double depthOf(Board board) {
		return pictures.get(board.identity()).raster().height() * PIXEL;
	}
}
