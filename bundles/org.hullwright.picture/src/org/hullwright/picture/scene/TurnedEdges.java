package org.hullwright.picture.scene;

import java.util.List;

/**
 * What is printed along the edges of a tile, turned as it lies.
 *
 * @param marks clockwise from the first direction of the board
 * @param first where that lies, in degrees clockwise from up
 * @param turned how far the tile is turned, in degrees clockwise
 */
public record TurnedEdges(List<PrintedMark> marks, double first, double turned) {

	public TurnedEdges {
		marks = List.copyOf(marks);
	}
}
