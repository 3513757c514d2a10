package org.hullwright.engine.node.list;

import org.hullwright.engine.node.Arguments;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.state.Numbers;

/** The list a function gives. */
public final class CallListNode extends ListNode {

	private final int source;
	private final Routine routine;
	private final Arguments arguments;

	public CallListNode(int source, Routine routine, Arguments arguments) {
		this.source = source;
		this.routine = routine;
		this.arguments = arguments;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		Frame own = arguments.call(frame, source, routine, 0);
		routine.perform(own);
		Numbers result = own.listResult();
		if (result == null) {
			throw new ContentError(source, routine.name() + " ended without giving a result");
		}
		target.addAll(result);
	}
}
