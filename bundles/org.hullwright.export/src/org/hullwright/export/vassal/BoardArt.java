package org.hullwright.export.vassal;

import org.hullwright.export.art.BoardPicture;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Table;

/**
 * Draws boards with room above for what is written there.
 *
 * @param module whose tracks are told
 */
record BoardArt(TableArt art, Table module) {

	BoardPicture of(Board board) {
		boolean below = TrackDisplay.boardOf(module).filter(first -> first.identity().equals(board.identity())).isPresent();
		return art.board(board, below ? TrackDisplay.HEIGHT : 0);
	}
}
