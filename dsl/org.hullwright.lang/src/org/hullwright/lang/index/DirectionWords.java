package org.hullwright.lang.index;

import java.util.List;

import org.hullwright.model.Enumeration;

/**
 * The enumerations that boards name their directions with.
 *
 * @param circles each of them, in the order of the boards; its words go clockwise from up
 */
public record DirectionWords(List<Enumeration> circles) {

	public DirectionWords {
		circles = circles.stream().distinct().toList();
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
