package org.hullwright.simulation.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.World;

/**
 * First-passage times of a game: in which round a seat first was what a word of a state says, as in the first death. Looks at the beginning
 * of each phase and at the end.
 */
final class FateWatch {

	private static final int NEVER = -1;

	private final Belongings belongings;
	private final int seats;
	private final int firstPhase;
	private final boolean[] phases; // by place; asked for whenever anything begins
	private final int[] firsts;
	private int round;

	/**
	 * Of a game that begins.
	 *
	 * @param phases see {@link #phases}
	 */
	FateWatch(World world, boolean[] phases, Belongings belongings, int seats) {
		this.belongings = belongings;
		this.seats = seats;
		this.phases = phases;
		this.firstPhase = world.game().phases().isEmpty() ? 0 : world.procedures().get(world.game().phases().getFirst()).source();
		this.firsts = new int[belongings.wordCells()];
		Arrays.fill(firsts, NEVER);
	}

	/** Whether a phase stands there, by the numbers of places; made once for a program. */
	static boolean[] phases(World world) {
		var phases = new boolean[world.places().places().size()];
		world.game().phases().forEach(phase -> phases[world.procedures().get(phase).source()] = true);
		return phases;
	}

	/** What stands there begins, which may be a phase. */
	void entered(int source, GameState state) {
		if (phases[source]) {
			belongings.noteWords(state, seats, round, firsts);
			round += source == firstPhase ? 1 : 0;
		}
	}

	/** All of them in the order of the pack, now that the game is over. */
	List<GameResult.FirstFate> firsts(GameState end) {
		belongings.noteWords(end, seats, round, firsts);
		List<GameResult.FirstFate> reached = new ArrayList<>();
		for (int cell = 0; cell < firsts.length; cell++) {
			if (firsts[cell] != NEVER) {
				reached.add(new GameResult.FirstFate(belongings.propertyOf(cell), belongings.wordOf(cell), firsts[cell]));
			}
		}
		return reached;
	}
}
