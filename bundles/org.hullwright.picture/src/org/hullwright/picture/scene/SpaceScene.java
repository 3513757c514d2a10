package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

/**
 * A place of the board, with what lies there.
 *
 * @param row counted from the top of the board's picture
 * @param column counted in half steps from its left
 * @param group the colour of the part of the board it is in
 */
public record SpaceScene(int piece, String title, int row, int column, Optional<Hue> group, Optional<TileScene> tile,
		List<Occupant> occupants) {

	public SpaceScene {
		occupants = List.copyOf(occupants);
	}
}
