package org.hullwright.cli.play.table;

import org.hullwright.picture.view.GameSnapshot;

/** What persons find a place on a board by. */
final class PlaceNames {

	private PlaceNames() {}

	/** Row and column in a grid, elsewhere the tile that lies there, or the name of the space or path itself. */
	static String of(GameSnapshot game, int place) {
		return BoardTelling.coordinates(game.world(), place)
				.orElseGet(() -> game.on(place).stream().filter(piece -> game.isA(piece, "tile") && game.isKnown(piece)).findFirst()
						.map(game::title).orElseGet(() -> withoutBoard(game, game.title(place))));
	}

	/** Where a piece stands. */
	static String around(GameSnapshot game, int holder) {
		int place = game.isA(holder, "tile") ? game.holderOf(holder).orElse(holder) : holder;
		return BoardTelling.coordinates(game.world(), place).map(at -> "at " + at).orElseGet(() -> "in " + of(game, place));
	}

	/** Spaces without a name of their own are named after the board, which goes without saying. */
	private static String withoutBoard(GameSnapshot game, String title) {
		return game.world().laidOut().stream().map(board -> board.title() + " ").filter(title::startsWith).findFirst()
				.map(board -> title.substring(board.length())).orElse(title);
	}
}
