package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.StopSignal;

/** Ends a procedure that this is performed in, with all that is under way within it; does nothing when there is none. */
public final class StopProcedureNode extends EffectNode {

	private final Routine ended;

	public StopProcedureNode(Routine ended) {
		this.ended = ended;
	}

	@Override
	public void run(Frame frame) {
		if (frame.isWithin(ended)) {
			throw new StopSignal(ended);
		}
	}
}
