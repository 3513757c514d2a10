package org.hullwright.lang.design;

import java.util.Map;

/**
 * How a component looks.
 *
 * @param accent the colour by which it is told apart: {@code #rrggbb}, or a word that may name one; empty text where nothing says it
 * @param sides by their names, of which {@code front} and {@code back} are usual
 */
public record Design(PaperFormat format, String accent, Map<String, Panel> sides) {

	/** What is seen of a component, unless a side has a design of its own. */
	public static final String FRONT = "front";
	/** The other side of what has one, as of the cards of a deck. */
	public static final String BACK = "back";

	public Design {
		sides = Map.copyOf(sides);
	}

	/** How a side of the component looks; like the front, where nothing is said of it. */
	public Panel side(String name) {
		return sides.getOrDefault(name, sides.getOrDefault(FRONT, Panel.EMPTY));
	}
}
