package org.hullwright.benchmarks.lighthouse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hullwright.benchmarks.Packs;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.junit.jupiter.api.Test;

/** What is compared must be the same: the game written by hand and the one in Hull go the same way. */
class SameGameTest {

	@Test
	void both_play_the_same_games() {
		Program program = Packs.lighthouse();
		for (long seed = 1; seed <= 2_000; seed++) {
			assertEquals(inHull(program, seed), byHand(seed), "seed " + seed);
		}
	}

	private record Course(int rounds, int decisions, boolean won) {}

	private static Course inHull(Program program, long seed) {
		Outcome outcome = new Game(program, GameOptions.of(2, seed), seat -> new RandomAgent(seed, "seat " + seat), Watching.NOTHING)
				.play();
		return new Course(outcome.rounds(), outcome.decisions(), !outcome.winners().isEmpty());
	}

	private static Course byHand(long seed) {
		Lighthouse game = new Lighthouse(seed, new RandomChooser(seed, 1), new RandomChooser(seed, 2));
		game.play();
		return new Course(game.rounds(), game.decisions(), game.isWon());
	}
}
