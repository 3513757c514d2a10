package org.hullwright.lang.design;

import org.eclipse.jdt.annotation.Nullable;

/** Where a box is in the panel around it. Lengths are in millimetres. */
public sealed interface Placement {

	/** All of the panel. */
	Placement ALL = new Docked(Edge.MIDDLE, null);

	/**
	 * Along an edge of what boxes before it have left.
	 *
	 * @param size from that edge inwards; null for as much as its content needs
	 */
	record Docked(Edge edge, @Nullable Double size) implements Placement {}

	/**
	 * At a place, over what is there.
	 *
	 * @param left from the left of the panel; from its right when negative
	 * @param top from the top of the panel; from its bottom when negative
	 */
	record At(double left, double top, double width, double height) implements Placement {}

	/** An edge, or what is left between all of them. */
	enum Edge {
		TOP, BOTTOM, LEFT, RIGHT, MIDDLE
	}
}
