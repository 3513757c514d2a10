package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.StopSignal;

/** Ends the procedure. */
public final class StopNode extends EffectNode {

	@Override
	public void run(Frame frame) {
		throw StopSignal.INSTANCE;
	}
}
