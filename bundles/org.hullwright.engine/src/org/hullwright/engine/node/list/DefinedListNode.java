package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The definition of a derived list, which may use itself: made before what it does is planned. */
public final class DefinedListNode extends ListNode {

	private final HotSpot<ListNode> hotSpot;

	/** @param hotSpot where it is computed, which gets the node later */
	public DefinedListNode(HotSpot<ListNode> hotSpot) {
		this.hotSpot = hotSpot;
	}

	private ListNode node() {
		return hotSpot.interpreted();
	}

	@Override
	public void list(Frame frame, Numbers target) {
		hotSpot.active().list(frame, target);
	}

	@Override
	public List<Ground> explainMissing(Frame frame, Sight sight) {
		return node().explainMissing(frame, sight);
	}
}
