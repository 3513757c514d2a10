package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;

/** The way through a function to the result it gives, for who asks why the result is what it is. */
public final class Trail {

	private final Sight sight;
	private final List<Ground> passed = new ArrayList<>();
	private List<Ground> given = List.of();

	/** @param sight of who asks */
	Trail(Sight sight) {
		this.sight = sight;
	}

	/** A condition decides about the way. */
	public void decided(Frame frame, ConditionNode condition, boolean holds) {
		passed.addAll(condition.explain(frame, holds, sight));
	}

	/** What is given at the end, when it has just been. */
	public void gave(Frame frame, ArgumentNode result) {
		if (result instanceof ArgumentNode.Single(ValueNode truth)) {
			given = truth.explain(frame, frame.result() != 0, sight);
		}
	}

	/** What makes the result what it is: what is behind the value that was given, or how it came that this one was. */
	List<Ground> grounds() {
		return given.isEmpty() ? Ground.together(List.of(), passed) : given;
	}
}
