package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

/**
 * A tile lying on the board, as it shows itself.
 *
 * @param group the colour of the band behind its title, when it belongs to one of several groups
 * @param value the printed value to show large, when it has one
 * @param identifier what tells it from all others of its kind, to show small; empty when it has none
 */
public record TileScene(int piece, String title, Optional<Hue> group, Optional<String> value, String identifier, List<PrintedMark> marks) {

	public TileScene {
		marks = List.copyOf(marks);
	}
}
