package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;

/** Performs a procedure. */
public final class DoNode extends EffectNode {

	private final int source;
	private final Routine routine;
	private final Arguments arguments;

	public DoNode(int source, Routine routine, Arguments arguments) {
		this.source = source;
		this.routine = routine;
		this.arguments = arguments;
	}

	@Override
	public void run(Frame frame) {
		Frame own = arguments.call(frame, source, routine, 0);
		routine.perform(own);
	}
}
