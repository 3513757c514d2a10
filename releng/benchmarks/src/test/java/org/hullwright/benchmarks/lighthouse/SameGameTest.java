package org.hullwright.benchmarks.lighthouse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;

import org.hullwright.benchmarks.SmallGame;
import org.hullwright.benchmarks.twin.Course;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.junit.jupiter.api.Test;

/** What is compared must be the same: the game written by hand and the one in Hull go the same way. */
class SameGameTest {

	@Test
	void both_play_the_same_games() {
		Program program = SmallGame.LIGHTHOUSE.pack().program(Set.of());
		for (long seed = 1; seed <= 2_000; seed++) {
			assertEquals(inHull(program, seed), SmallGame.LIGHTHOUSE.playByHand(seed), "seed " + seed);
		}
	}

	private static Course inHull(Program program, long seed) {
		return Course
				.of(new Game(program, GameOptions.of(SmallGame.LIGHTHOUSE.players(), seed), seat -> new RandomAgent(seed, "seat " + seat),
						Watching.NOTHING).play());
	}
}
