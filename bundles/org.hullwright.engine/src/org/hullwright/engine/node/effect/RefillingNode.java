package org.hullwright.engine.node.effect;

import java.util.List;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;

/** Fills zones again when something was done that may have taken pieces away from them, with all that rules do around it. */
public final class RefillingNode extends EffectNode {

	private final EffectNode done;
	private final RefillNode[] refills;

	/** @param refills of all zones that are filled again, in the order of the pack */
	public RefillingNode(EffectNode done, List<RefillNode> refills) {
		this.done = done;
		this.refills = refills.toArray(RefillNode[]::new);
	}

	@Override
	public void run(Frame frame) {
		done.run(frame);
		for (RefillNode refill : refills) {
			refill.run(frame);
		}
	}
}
