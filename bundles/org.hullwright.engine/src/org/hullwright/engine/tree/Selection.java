package org.hullwright.engine.tree;

import java.util.Optional;

/**
 * Those things of a list for which a condition holds. The current thing is known in the slot.
 *
 * @param condition none when everything is selected
 * @param order none when the order of the list is kept
 */
public record Selection(int source, Listing from, int slot, Optional<Condition> condition, Optional<Order> order) {

	/** An order by a number; what has the same number keeps its order. */
	public record Order(Value key, boolean descending) {}
}
