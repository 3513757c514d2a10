package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.model.boards.Rotation;

/** What is printed along the edges of a tile on a board, in words. */
public final class TileEdges {

	private TileEdges() {}

	/** Direction and word of each edge as the tile lies; "north sand, east rock". Empty for what has no edges, or lies on no such board. */
	public static String words(GameSnapshot game, int tile) {
		World.Board board = game.isA(tile, "tile") && game.isKnown(tile) ? boardUnder(game, tile) : null;
		if (board == null) {
			return "";
		}
		EdgeReader edges = new EdgeReader(game, board);
		Integer property = edges.propertyOf(tile);
		if (property == null) {
			return "";
		}
		List<Integer> words = edges.asItLies(tile, property);
		List<String> told = new ArrayList<>();
		for (int way = 0; way < words.size(); way++) {
			told.add(game.shown(board.ways().get(way), Display.WORD) + " " + game.shown(words.get(way), Display.WORD));
		}
		return String.join(", ", told);
	}

	/** Whether a property says how far a tile is turned. */
	public static boolean isRotation(World world, int property) {
		World.Property declared = world.properties().get(property);
		return Rotation.NAME.equals(declared.name()) && declared.owner() >= 0
				&& Rotation.KIND.equals(world.kinds().get(declared.owner()).name());
	}

	private static World.@Nullable Board boardUnder(GameSnapshot game, int tile) {
		int space = game.holderOf(tile).orElse(-1);
		return game.world().laidOut().stream().filter(board -> board.spaces().stream().anyMatch(site -> site.piece() == space))
				.findFirst().<World.@Nullable Board>map(board -> board).orElse(null);
	}
}
