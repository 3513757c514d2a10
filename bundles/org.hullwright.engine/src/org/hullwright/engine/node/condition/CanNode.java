package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** Whether a piece fills an effect slot and its guard holds. */
public final class CanNode extends ConditionNode {

	private final SlotRoutines routines;
	private final ValueNode target;
	private final ArgumentNode[] arguments;

	public CanNode(int source, SlotRoutines routines, ValueNode target, ArgumentNode[] arguments) {
		super(source);
		this.routines = routines;
		this.target = target;
		this.arguments = arguments;
	}

	@Override
	public boolean holds(Frame frame) {
		int piece = piece(frame);
		Routine routine = routines.of(frame.layout().sortOf(piece));
		return routine != null && routine.isAvailable(inside(routine, piece, frame));
	}

	@Override
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		int piece = piece(frame);
		Routine routine = routines.of(frame.layout().sortOf(piece));
		return List.of(routine == null
				? ground(frame, holds, Ground.Nature.UNWRITTEN, List.of())
				: ground(frame, holds, routine.explainGuard(inside(routine, piece, frame), holds, sight)));
	}

	private int piece(Frame frame) {
		return frame.present(target.value(frame), source());
	}

	private Frame inside(Routine routine, int piece, Frame frame) {
		Frame own = frame.call(source(), routine, arguments, 1);
		own.set(0, piece);
		return own;
	}
}
