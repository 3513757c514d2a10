package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;

/** Performs a procedure. */
public final class DoNode extends EffectNode {

	private final int source;
	private final Routine routine;
	private final ArgumentNode[] arguments;

	public DoNode(int source, Routine routine, ArgumentNode[] arguments) {
		this.source = source;
		this.routine = routine;
		this.arguments = arguments;
	}

	@Override
	public void run(Frame frame) {
		routine.perform(frame.call(source, routine, arguments, 0));
	}
}
