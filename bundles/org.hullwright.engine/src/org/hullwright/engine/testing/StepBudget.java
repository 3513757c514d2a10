package org.hullwright.engine.testing;

import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;

/**
 * A budget of steps: ends a game that performs more sentences than it may, so that no caller waits for one that does not end. Belongs to
 * one game.
 */
public final class StepBudget implements Probe {

	private final long budget;
	private long steps;

	/** @param budget how many sentences may be performed, each counted as often as it is */
	public StepBudget(long budget) {
		this.budget = budget;
	}

	@Override
	public void before(int source, Frame frame) {
		if (++steps > budget) {
			throw new ContentError(source, "this takes too long: more than " + budget + " steps");
		}
	}
}
