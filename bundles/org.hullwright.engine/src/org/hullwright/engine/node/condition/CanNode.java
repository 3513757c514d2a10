package org.hullwright.engine.node.condition;

import java.util.List;

import org.hullwright.engine.node.Arguments;
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
	private final Arguments arguments;

	public CanNode(int source, SlotRoutines routines, ValueNode target, Arguments arguments) {
		super(source);
		this.routines = routines;
		this.target = target;
		this.arguments = arguments;
	}

	@Override
	public boolean holds(Frame frame) {
		int piece = piece(frame);
		Routine routine = routines.of(frame.layout().sortOf(piece));
		if (routine == null) {
			return false;
		}
		Frame own = inside(routine, piece, frame);
		return routine.isAvailable(own);
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
		Frame own = arguments.call(frame, source(), routine, 1);
		own.set(0, piece);
		return own;
	}
}
