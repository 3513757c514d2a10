package org.hullwright.engine.node.effect;

import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.ValueNode;

/** Resolves an effect slot of a piece; takes all back when a requirement in it fails. */
public final class ResolveNode extends EffectNode {

	private final int source;
	private final SlotRoutines routines;
	private final ValueNode target;
	private final Arguments arguments;

	public ResolveNode(int source, SlotRoutines routines, ValueNode target, Arguments arguments) {
		this.source = source;
		this.routines = routines;
		this.target = target;
		this.arguments = arguments;
	}

	@Override
	public void run(Frame frame) {
		int piece = frame.present(target.value(frame), source);
		Routine routine = routines.of(frame.layout().sortOf(piece));
		if (routine == null) {
			return;
		}
		Frame own = arguments.call(frame, source, routine, 1);
		own.set(0, piece);
		if (routine.isAvailable(own)) {
			int mark = frame.state().mark();
			try {
				routine.perform(own);
			} catch (RequirementFailed failed) {
				frame.run().takeBack(mark, failed);
			}
		}
	}
}
