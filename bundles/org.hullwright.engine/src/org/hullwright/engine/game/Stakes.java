package org.hullwright.engine.game;

import java.util.List;

import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.tree.World;

/**
 * What it is worth to players that things are as they are: what their goals say, and above all to have won.
 */
final class Stakes {

	private static final int VICTORY = 1_000;

	private final List<Goal> goals;
	private final World world;

	/** What is at stake in the games of a program. */
	Stakes(Program program) {
		this.goals = program.goals();
		this.world = program.world();
	}

	/**
	 * What the goals say.
	 *
	 * @param seat of the player, from 1
	 * @param around where it is asked
	 */
	long now(int seat, Frame around) {
		long sum = 0;
		for (Goal goal : goals) {
			sum += goal.worthTo(playerOn(seat), around);
		}
		return sum;
	}

	/** The same when the game is over. */
	long atTheEnd(int seat, Frame around) {
		return now(seat, around) + (around.state().get(playerOn(seat), world.game().won()) != 0 ? VICTORY : 0);
	}

	private int playerOn(int seat) {
		return world.sorts().get(world.game().playerSort()).firstPiece() + seat - 1;
	}
}
