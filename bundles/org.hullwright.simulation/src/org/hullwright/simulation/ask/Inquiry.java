package org.hullwright.simulation.ask;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.simulation.play.Policy;

/**
 * A question to the rules, and the games that are to answer it.
 *
 * @param program with an experiment whose only measure is 1 while what is asked about is so
 * @param experiment the position of that experiment
 * @param players numbers of players, each in turn
 * @param modes that are on
 * @param scenario that games start from; null for the plain set-up
 * @param policies who plays: one for all seats, or one for each
 * @param firstSeed of the first game; the next one has the next seed
 * @param games how many with each number of players
 * @param lastRound what happens later does not count
 */
public record Inquiry(Program program, int experiment, List<Integer> players, List<String> modes, @Nullable String scenario,
		List<Policy> policies, long firstSeed, int games, int lastRound) {

	public Inquiry {
		players = List.copyOf(players);
		modes = List.copyOf(modes);
		policies = List.copyOf(policies);
	}

	/**
	 * The game of a witness up to there, to be kept or gone on with.
	 *
	 * @param plain the program without what is asked about, which takes no part in the rules
	 */
	public GameRecord record(Witness witness, Program plain) {
		int[] next = { 0 };
		Game game = new Game(plain, new GameOptions(witness.players(), modes, scenario, witness.seed(), null), seat -> decision -> {
			if (next[0] == witness.options().size()) {
				throw new GameAbandoned();
			}
			return witness.options().get(next[0]++);
		}, Watching.EVENTS);
		try {
			game.play();
		} catch (GameAbandoned there) {
			// this is the moment
		}
		return game.record();
	}

	/** How many games there are in all. */
	long total() {
		return (long) games * players.size();
	}

	int playersOf(long number) {
		return players.get((int) (number % players.size()));
	}

	long seedOf(long number) {
		return firstSeed + number / players.size();
	}

	Policy policy(int seat) {
		return policies.get((seat - 1) % policies.size());
	}
}
