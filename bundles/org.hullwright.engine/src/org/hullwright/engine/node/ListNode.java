package org.hullwright.engine.node;

import org.hullwright.engine.state.Numbers;

/** Makes a list. */
public abstract class ListNode {

	/** Appends the values to the target. */
	public abstract void list(Frame frame, Numbers target);
}
