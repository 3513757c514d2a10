package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A connection of two spaces, with what lies there.
 *
 * @param from piece number of one end
 * @param to piece number of the other end
 * @param oneWay whether it leads from the first end to the other only
 */
public record PathScene(int piece, int from, int to, boolean oneWay, @Nullable TileScene tileOrNull, List<Occupant> occupants) {

	public PathScene {
		occupants = List.copyOf(occupants);
	}

	/** A connection that leads both ways. */
	public PathScene(int piece, int from, int to, @Nullable TileScene tileOrNull, List<Occupant> occupants) {
		this(piece, from, to, false, tileOrNull, occupants);
	}

	/** {@link #tileOrNull}, as an answer. */
	public Optional<TileScene> tile() {
		return Optional.ofNullable(tileOrNull);
	}
}
