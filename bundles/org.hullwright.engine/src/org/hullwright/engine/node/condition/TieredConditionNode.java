package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.Tiered;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A condition that is compiled when it is hot. */
public final class TieredConditionNode extends ConditionNode implements Tiered<ConditionNode> {

	private final HotSpot<ConditionNode> hotSpot;

	/** @param hotSpot where it is performed, complete */
	public TieredConditionNode(HotSpot<ConditionNode> hotSpot) {
		super(hotSpot.interpreted().source());
		this.hotSpot = hotSpot;
	}

	@Override
	public ConditionNode interpreted() {
		return hotSpot.interpreted();
	}

	@Override
	public boolean holds(Frame frame) {
		return hotSpot.active().holds(frame);
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return hotSpot.interpreted().explain(frame, holds, sight);
	}
}
