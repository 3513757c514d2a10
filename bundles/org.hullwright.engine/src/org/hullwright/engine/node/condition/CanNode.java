package org.hullwright.engine.node.condition;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.ValueNode;

/** Whether a piece fills an effect slot and its guard holds. */
public final class CanNode extends ConditionNode {

	private final int source;
	private final SlotRoutines routines;
	private final ValueNode target;
	private final ArgumentNode[] arguments;

	/** Takes its parts. */
	public CanNode(int source, SlotRoutines routines, ValueNode target, ArgumentNode[] arguments) {
		this.source = source;
		this.routines = routines;
		this.target = target;
		this.arguments = arguments;
	}

	@Override
	public boolean holds(Frame frame) {
		int piece = frame.present(target.value(frame), source);
		Routine routine = routines.of(frame.layout().sortOf(piece));
		if (routine == null) {
			return false;
		}
		Frame own = frame.call(source, routine, arguments, 1);
		own.set(0, piece);
		return routine.isAvailable(own);
	}
}
