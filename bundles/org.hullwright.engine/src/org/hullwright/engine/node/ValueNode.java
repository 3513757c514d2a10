package org.hullwright.engine.node;

import java.util.Collection;
import java.util.List;

import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** A node of the AST interpreter that computes a single value. */
public abstract class ValueNode implements Folded {

	/** The value now; {@link org.hullwright.engine.tree.World#ABSENT} when it is not there. */
	public abstract int value(Frame frame);

	/** Tells why a truth is what it is; see {@link ConditionNode#explain}. Empty where no condition is behind it. */
	public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
		return List.of();
	}

	/**
	 * Whether the number it comes to now tells nothing that is hidden from a seat. What is not known to be open counts as hidden.
	 *
	 * @param sight of who would be told
	 */
	public boolean isOpen(Frame frame, Sight sight) {
		return false;
	}

	/**
	 * Data-flow tracing for a witness: adds the states that the value is read from as the game stands now. What no node knows of itself is
	 * untraced.
	 */
	public void trace(Frame frame, Collection<Mention> mentions) {
		mentions.add(new Mention.Untraced());
	}

	/** Whether it is printed, and so the same in every game. */
	public boolean isPrinted() {
		return false;
	}
}
