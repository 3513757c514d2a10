package org.hullwright.simulation.odds;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.simulation.play.Policy;

/**
 * The games that odds are counted in.
 *
 * @param program planned with probes
 * @param players numbers of players, each in turn
 * @param modes that are on
 * @param scenario that games start from; null for the plain set-up
 * @param policies who plays: one for all seats, or one for each
 * @param firstSeed of the first game
 * @param games how many in all
 */
public record OddsPlan(Program program, List<Integer> players, List<String> modes, @Nullable String scenario, List<Policy> policies,
		long firstSeed, int games) {

	public OddsPlan {
		players = List.copyOf(players);
		modes = List.copyOf(modes);
		policies = List.copyOf(policies);
	}

	/** Each seed is played with all numbers of players before the next one. */
	GameOptions options(int number) {
		return new GameOptions(players.get(number % players.size()), modes, scenario, seed(number), null);
	}

	long seed(int number) {
		return firstSeed + number / players.size();
	}

	Policy policy(int seat) {
		return policies.get((seat - 1) % policies.size());
	}
}
