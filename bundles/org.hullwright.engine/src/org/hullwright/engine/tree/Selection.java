package org.hullwright.engine.tree;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Those things of a list for which a condition holds. The current thing is known in the slot.
 *
 * @param condition null when everything is selected
 * @param order null when the order of the list is kept
 */
public record Selection(int source, Listing from, int slot, @Nullable Condition condition, @Nullable Order order) {

	/** An order by a number; what has the same number keeps its order. */
	public record Order(Value key, boolean descending) {}
}
