package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.Tiered;
import org.hullwright.engine.node.Trail;

/** An effect that is compiled when it is hot. */
public final class TieredEffectNode extends EffectNode implements Tiered<EffectNode> {

	private final HotSpot<EffectNode> hotSpot;

	/** @param hotSpot where it is performed, complete */
	public TieredEffectNode(HotSpot<EffectNode> hotSpot) {
		this.hotSpot = hotSpot;
	}

	@Override
	public EffectNode interpreted() {
		return hotSpot.interpreted();
	}

	@Override
	public void run(Frame frame) {
		hotSpot.active().run(frame);
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		hotSpot.interpreted().follow(frame, trail);
	}
}
