package org.hullwright.picture.view;

import java.util.OptionalInt;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** Numbers that have been given an upper bound, and can therefore be drawn as a bar. */
public final class Bounded {

	/** A bound above this is a limit of safety, not of the game. */
	private static final int LARGEST = 1_000;

	private Bounded() {}

	/** The largest number a state takes; none when it is no number or has no bound. */
	public static OptionalInt upper(World.Property property) {
		boolean bounded = property.display() == Display.NUMBER && property.upper() > property.lower() && property.upper() <= LARGEST
				&& property.lower() >= -LARGEST;
		return bounded ? OptionalInt.of(property.upper()) : OptionalInt.empty();
	}
}
