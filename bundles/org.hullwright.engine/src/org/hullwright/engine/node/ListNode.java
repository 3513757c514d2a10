package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** Makes a list. */
public abstract class ListNode implements Folded {

	/** Appends the values to the target. */
	public abstract void list(Frame frame, Numbers target);

	/** Whether how many things are in the list tells nothing that is hidden from a seat; see {@link ValueNode#isOpen}. */
	public boolean isOpen(Frame frame, Sight sight) {
		return false;
	}

	/**
	 * Tells why nothing is in the list: what is in the way of the few things that might have been, all of it together. To be asked only
	 * when the list is empty.
	 *
	 * @param sight of who is told; of what it does not see nothing is told
	 * @return empty when nothing can be said but that nothing is there
	 */
	public List<Ground> explainMissing(Frame frame, Sight sight) {
		return List.of();
	}
}
