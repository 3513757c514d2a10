package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

/**
 * A connection of two spaces, with what lies there.
 *
 * @param from piece number of one end
 * @param to piece number of the other end
 */
public record PathScene(int piece, int from, int to, Optional<TileScene> tile, List<Occupant> occupants) {

	public PathScene {
		occupants = List.copyOf(occupants);
	}
}
