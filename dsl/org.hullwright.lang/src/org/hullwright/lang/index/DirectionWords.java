package org.hullwright.lang.index;

import java.util.Set;

import org.hullwright.model.Enumeration;

/**
 * The enumerations that boards name their directions with.
 *
 * @param circles each of them, clockwise from up
 */
public record DirectionWords(Set<Enumeration> circles) {

	public DirectionWords {
		circles = Set.copyOf(circles);
	}

	/** Whether some board names its directions with these words. */
	public boolean has(Enumeration words) {
		return circles.contains(words);
	}

	/** Whether no board names its directions. */
	public boolean isEmpty() {
		return circles.isEmpty();
	}
}
