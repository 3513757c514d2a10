package org.hullwright.lang.design;

import java.util.HashMap;
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

	/**
	 * The same with other names for some sides.
	 *
	 * @param names new ones by those that are used in Hull
	 */
	public Design withSidesCalled(Map<String, String> names) {
		Map<String, Panel> called = new HashMap<>(sides);
		names.forEach((name, shown) -> {
			Panel side = sides.get(name);
			if (side != null) {
				called.put(shown, side);
			}
		});
		return new Design(format, accent, called);
	}

	/** How a side of the component looks; like the front, where nothing is said of it. */
	public Panel side(String name) {
		return sides.getOrDefault(name, sides.getOrDefault(FRONT, Panel.EMPTY));
	}
}
