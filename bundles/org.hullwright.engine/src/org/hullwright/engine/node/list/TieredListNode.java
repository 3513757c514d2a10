package org.hullwright.engine.node.list;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Tiered;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A list that is compiled when it is hot. */
public final class TieredListNode extends ListNode implements Tiered<ListNode> {

	private final HotSpot<ListNode> hotSpot;

	/** @param hotSpot where it is performed, complete */
	public TieredListNode(HotSpot<ListNode> hotSpot) {
		this.hotSpot = hotSpot;
	}

	@Override
	public ListNode interpreted() {
		return hotSpot.interpreted();
	}

	@Override
	public void list(Frame frame, Numbers target) {
		hotSpot.active().list(frame, target);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return hotSpot.interpreted().isOpen(frame, sight);
	}

	@Override
	public List<Ground> explainMissing(Frame frame, Sight sight) {
		return hotSpot.interpreted().explainMissing(frame, sight);
	}
}
