package org.hullwright.editor.calls;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.answer.CallItem;
import org.hullwright.lang.ide.answer.TextLocation;

/**
 * Something in the tree of calls.
 *
 * @param parent what it is called by, or calls; null for what the tree is of
 * @param item it
 * @param call the first place where that is; the place of its name for what the tree is of
 * @param times how often that is there
 * @param direction that the tree follows
 */
record CallHierarchyNode(@Nullable CallHierarchyNode parent, CallItem item, TextLocation call, int times, Direction direction) {

	static CallHierarchyNode root(CallItem item, Direction direction) {
		return new CallHierarchyNode(null, item, item.place(), 1, direction);
	}

	/** Whether the same is further up already, so that nothing below it is new. */
	boolean isAgain() {
		for (CallHierarchyNode above = parent; above != null; above = above.parent) {
			if (above.item.place().equals(item.place())) {
				return true;
			}
		}
		return false;
	}
}
