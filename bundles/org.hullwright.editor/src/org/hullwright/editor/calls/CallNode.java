package org.hullwright.editor.calls;

import java.util.Optional;

import org.hullwright.lang.ide.answer.CallItem;
import org.hullwright.lang.ide.answer.Place;

/**
 * Something in the tree of calls.
 *
 * @param parent what it is called by, or calls; empty for what the tree is of
 * @param item it
 * @param call the first place where that is; the place of its name for what the tree is of
 * @param times how often that is there
 * @param direction that the tree follows
 */
record CallNode(Optional<CallNode> parent, CallItem item, Place call, int times, Direction direction) {

	static CallNode root(CallItem item, Direction direction) {
		return new CallNode(Optional.empty(), item, item.place(), 1, direction);
	}

	/** Whether the same is further up already, so that nothing below it is new. */
	boolean isAgain() {
		for (Optional<CallNode> above = parent; above.isPresent(); above = above.get().parent) {
			if (above.get().item.place().equals(item.place())) {
				return true;
			}
		}
		return false;
	}
}
