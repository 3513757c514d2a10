package org.hullwright.engine.game;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.tree.World;

/** What the goals of a pack say, and above all to have won. */
final class WrittenGoals implements EvaluationFunction {

	private static final int VICTORY = 1_000;

	private final List<Goal> goals;
	private final World world;

	/** The goals of the games of a program. */
	WrittenGoals(Program program) {
		this.goals = program.goals();
		this.world = program.world();
	}

	@Override
	public long of(int seat, Frame around) {
		long sum = around.state().get(world.playerOn(seat), world.game().won()) != 0 ? VICTORY : 0;
		for (Goal goal : goals) {
			sum += goal.worthTo(world.playerOn(seat), around);
		}
		return sum;
	}

	@Override
	public long atTheEnd(int seat, Frame around) {
		return of(seat, around);
	}
}
