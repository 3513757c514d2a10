package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** A node of the AST interpreter that finds out whether something holds. */
public abstract class ConditionNode implements Folded {

	private final int source;

	/** @param source number of its place in the text */
	protected ConditionNode(int source) {
		this.source = source;
	}

	/** Number of its place in the text. */
	public final int source() {
		return source;
	}

	/** Whether it holds now. */
	public abstract boolean holds(Frame frame);

	/**
	 * Tells why it holds, or why it does not. Asked apart from whether it does: a reason that is not wanted costs nothing.
	 *
	 * @param holds whether it holds now
	 * @param sight of who is told
	 * @return what makes it so, all of it together; at least one
	 */
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return List.of(ground(frame, holds, List.of()));
	}

	/** This condition as a ground, with what makes it so. */
	protected final Ground ground(Frame frame, boolean holds, List<Ground> because) {
		return ground(frame, holds, nature(), because);
	}

	/** The same, with what it tells. */
	protected final Ground ground(Frame frame, boolean holds, Ground.Nature nature, List<Ground> because) {
		return new Ground(source, holds, nature, frame.valuesNow(), List.of(), because);
	}

	/** What it tells. */
	protected Ground.Nature nature() {
		return Ground.Nature.STATE;
	}

	/** The same with the two numbers that it compares, as far as who is told may know them. */
	protected final Ground ground(Frame frame, boolean holds, Sight sight, ValueNode left, ValueNode right) {
		return new Ground(source, holds, nature(), frame.valuesNow(), List.of(told(left, frame, sight), told(right, frame, sight)),
				List.of());
	}

	private static int told(ValueNode number, Frame frame, Sight sight) {
		return number.isOpen(frame, sight) ? number.value(frame) : World.ABSENT;
	}
}
