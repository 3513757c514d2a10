package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A place of the board, with what lies there.
 *
 * @param row counted from the top of the board's picture
 * @param column counted from its left: in half steps, among squares in whole ones
 * @param groupOrNull the colour of the part of the board it is in
 */
public record SpaceScene(int piece, String title, int row, int column, @Nullable Hue groupOrNull, @Nullable TileScene tileOrNull,
		List<Occupant> occupants) {

	public SpaceScene {
		occupants = List.copyOf(occupants);
	}

	/** The same with another tile. */
	public SpaceScene with(TileScene other) {
		return new SpaceScene(piece, title, row, column, groupOrNull, other, occupants);
	}

	/** {@link #groupOrNull}, as an answer. */
	public Optional<Hue> group() {
		return Optional.ofNullable(groupOrNull);
	}

	/** {@link #tileOrNull}, as an answer. */
	public Optional<TileScene> tile() {
		return Optional.ofNullable(tileOrNull);
	}
}
