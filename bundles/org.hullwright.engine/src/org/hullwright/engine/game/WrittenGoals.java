package org.hullwright.engine.game;

import java.util.Collections;
import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.tree.World;

/** What the goals of a pack say, perhaps with learned weights, and above all to have won. */
final class WrittenGoals implements EvaluationFunction {

	private static final int VICTORY = 1_000;

	private final List<Goal> goals;
	private final World world;

	private final double[] factors;

	/** The goals of the games of a program. */
	WrittenGoals(Program program) {
		this(program, Collections.nCopies(program.goals().size(), 1.0));
	}

	/** @param factors what each goal is multiplied with */
	WrittenGoals(Program program, List<Double> factors) {
		this.goals = program.goals();
		this.factors = factors.stream().mapToDouble(Double::doubleValue).toArray();
		this.world = program.world();
	}

	@Override
	public long of(int seat, Frame around) {
		double sum = around.state().get(world.playerOn(seat), world.game().won()) != 0 ? VICTORY : 0;
		for (int goal = 0; goal < factors.length; goal++) {
			sum += factors[goal] * goals.get(goal).worthTo(world.playerOn(seat), around);
		}
		return Math.round(sum);
	}

	@Override
	public long atTheEnd(int seat, Frame around) {
		return of(seat, around);
	}
}
