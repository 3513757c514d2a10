package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.World;

/**
 * Reading order over all boards: sites by row and column, a path by its middle, or by its end on its own board when the other one is
 * elsewhere; what is no site comes last.
 */
final class ReadingOrder {

	private ReadingOrder() {}

	/** The position of each piece of a world; the highest number for pieces that are no sites. */
	static int[] of(World world) {
		int[] order = new int[world.pieceCount()];
		Arrays.fill(order, Integer.MAX_VALUE);
		int board = 0;
		for (World.Board each : world.boards()) {
			Map<Integer, World.Site> spaces = each.spaces().stream().collect(Collectors.toMap(World.Site::piece, site -> site));
			for (World.Site space : each.spaces()) {
				order[space.piece()] = position(board, 2 * space.row(), 2 * space.column());
			}
			for (World.Link path : each.paths()) {
				World.Site from = site(spaces, path.from()).orElseGet(() -> site(spaces, path.to()).orElseThrow());
				World.Site to = site(spaces, path.to()).orElse(from);
				order[path.piece()] = position(board, from.row() + to.row(), from.column() + to.column());
			}
			board++;
		}
		return order;
	}

	/** A space of a board; empty for one of another board, to which a path leads. */
	private static Optional<World.Site> site(Map<Integer, World.Site> spaces, int piece) {
		return Optional.ofNullable(spaces.get(piece));
	}

	private static int position(int board, int row, int column) {
		return (board << 24) + (row << 12) + column;
	}
}
