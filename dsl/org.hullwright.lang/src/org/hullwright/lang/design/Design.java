package org.hullwright.lang.design;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a component looks.
 *
 * @param accent the colour by which it is told apart: {@code #rrggbb}, or a word that may name one; empty text where nothing says it
 * @param printed whether it is printed to be cut out; what is not is only a rule, or a place on a board
 * @param sides by their names, of which {@code front} and {@code back} are usual
 */
public record Design(PaperFormat format, String accent, boolean printed, Map<String, Panel> sides) {

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
		return new Design(format, accent, printed, called);
	}

	/** The same with other values of a setting in the panel that is written at a place. */
	public Design with(Origin place, Setting setting, List<SettingValue> values) {
		Map<String, Panel> changed = new HashMap<>();
		sides.forEach((name, panel) -> changed.put(name, panel.with(place, setting, values)));
		return new Design(format, accent, printed, changed);
	}

	/** How a side of the component looks; like the front, where nothing is said of it. */
	public Panel side(String name) {
		return sides.getOrDefault(name, sides.getOrDefault(FRONT, Panel.EMPTY));
	}
}
