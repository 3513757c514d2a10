package org.hullwright.packs.together;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * What comes of two units: a cell of a matrix.
 *
 * @param one the one that stands first in the matrix
 * @param other the same unit as {@code one} where it is told how that works by itself
 * @param reason in a sentence; empty when there is nothing to tell
 * @param places where it shows, that of the first unit first
 * @param error the game that came to it; null unless it broke in play
 */
public record Meeting(Unit one, Unit other, Outcome outcome, String reason, List<Place> places, @Nullable BrokenGame error) {

	/** A game that can be played again: with random players and that seed. */
	public record BrokenGame(int players, long seed) {}

	public Meeting {
		places = List.copyOf(places);
	}

	static Meeting fine(Unit one, Unit other) {
		return new Meeting(one, other, Outcome.TOGETHER, "", List.of(), null);
	}

	static Meeting open(Unit one, Unit other) {
		return new Meeting(one, other, Outcome.OPEN, "", List.of(), null);
	}

	static Meeting of(Unit one, Unit other, Outcome outcome, String reason, List<Place> places) {
		return new Meeting(one, other, outcome, reason, places, null);
	}

	/** Whether it tells of a single unit. */
	public boolean isAlone() {
		return one.equals(other);
	}
}
