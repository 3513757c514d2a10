package org.hullwright.model.boards;

import org.hullwright.model.Kind;
import org.hullwright.model.Property;

/** The state that says how a tile is turned. There are tiles that turn only where a board names its directions. */
public final class Rotation {

	/** The kind of the core library that has it. */
	public static final String KIND = "tile";
	/** What it is called. */
	public static final String NAME = "rotation";
	/** Steps of a whole turn, as the state counts them: a whole number of turns in circles of 4, 6 and 8 directions. */
	public static final int STEPS = 24;

	private Rotation() {}

	/** Whether this is the property of the core library. */
	public static boolean is(Property property) {
		return NAME.equals(property.getName()) && property.eContainer() instanceof Kind kind && KIND.equals(kind.getName());
	}
}
