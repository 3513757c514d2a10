package org.hullwright.engine.game;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.tree.World;

/**
 * The evaluation function of agents that search: what it is worth to a player that things are as they are. It is what their goals say, and
 * above all to have won.
 */
final class EvaluationFunction {

	private static final int VICTORY = 1_000;

	private final List<Goal> goals;
	private final World world;

	/** The evaluation function of the games of a program. */
	EvaluationFunction(Program program) {
		this.goals = program.goals();
		this.world = program.world();
	}

	/**
	 * What the goals say.
	 *
	 * @param seat of the player, from 1
	 * @param around where it is asked
	 */
	long of(int seat, Frame around) {
		long sum = 0;
		for (Goal goal : goals) {
			sum += goal.worthTo(playerOn(seat), around);
		}
		return sum;
	}

	/** The same when the game is over. */
	long atTheEnd(int seat, Frame around) {
		return of(seat, around) + (around.state().get(playerOn(seat), world.game().won()) != 0 ? VICTORY : 0);
	}

	private int playerOn(int seat) {
		return world.sorts().get(world.game().playerSort()).firstPiece() + seat - 1;
	}
}
