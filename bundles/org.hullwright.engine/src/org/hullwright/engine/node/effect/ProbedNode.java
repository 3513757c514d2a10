package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Trail;

/** Tells the probe of the game before and after something is performed. */
public final class ProbedNode extends EffectNode {

	private final int source;
	private final EffectNode performed;

	public ProbedNode(int source, EffectNode performed) {
		this.source = source;
		this.performed = performed;
	}

	@Override
	public void run(Frame frame) {
		frame.run().probe().before(source, frame);
		performed.run(frame);
		frame.run().probe().after(source, frame);
	}

	@Override
	public void follow(Frame frame, Trail trail) {
		performed.follow(frame, trail);
	}
}
