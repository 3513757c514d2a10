package org.hullwright.engine.node.value;

import java.util.Collection;
import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The definition of a derived value, which may use itself: made before what it does is planned. */
public final class DefinedNode extends ValueNode {

	private final HotSpot<ValueNode> hotSpot;

	/** @param hotSpot where it is computed, which gets the node later */
	public DefinedNode(HotSpot<ValueNode> hotSpot) {
		this.hotSpot = hotSpot;
	}

	private ValueNode node() {
		return hotSpot.interpreted();
	}

	@Override
	public int value(Frame frame) {
		return hotSpot.active().value(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return node().explain(frame, holds, sight);
	}

	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		return node().isOpen(frame, sight);
	}

	@Override
	public void trace(Frame frame, Collection<Mention> mentions) {
		node().trace(frame, mentions);
	}
}
