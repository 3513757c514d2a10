package org.hullwright.lang.design;

import java.util.List;

/**
 * A part of a side of a component, as it is designed.
 *
 * @param panels the boxes in it, in the order in which they take their room
 */
public record Panel(Placement placement, Condition condition, Content content, Settings settings, List<Panel> panels) {

	/** Without anything. */
	public static final Panel EMPTY = new Panel(Placement.ALL, Condition.ALWAYS, new Content.Nothing(), Settings.NONE, List.of());

	public Panel {
		panels = List.copyOf(panels);
	}
}
