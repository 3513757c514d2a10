package org.hullwright.engine.node.value;

import java.util.List;

import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The result of a function. */
public final class CallNode extends ValueNode {

	private final int source;
	private final Routine routine;
	private final Arguments arguments;

	public CallNode(int source, Routine routine, Arguments arguments) {
		this.source = source;
		this.routine = routine;
		this.arguments = arguments;
	}

	@Override
	public int value(Frame frame) {
		Frame own = arguments.call(frame, source, routine, 0);
		routine.perform(own);
		if (!own.hasResult()) {
			throw new ContentError(source, routine.name() + " ended without giving a result");
		}
		return own.result();
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return routine.explainResult(arguments.call(frame, source, routine, 0), sight);
	}
}
