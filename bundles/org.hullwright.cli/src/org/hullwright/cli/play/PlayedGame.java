package org.hullwright.cli.play;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;

/**
 * How a game ended, for other programs.
 *
 * @param seed as text, because many readers of JSON round such numbers
 * @param scenario left out for the plain set-up
 * @param winners seats, from 1
 * @param finalState what the state at the end is known by
 */
record PlayedGame(String pack, int players, List<String> modes, @Nullable String scenario, String seed, String reason,
		List<Integer> winners,
		int rounds, int decisions,
		String finalState) {

	static PlayedGame of(String pack, GameOptions options, Outcome outcome) {
		return new PlayedGame(pack, options.players(), options.modes(), options.scenario(),
				Long.toString(options.seed()),
				outcome.reason(),
				outcome.winners(), outcome.rounds(), outcome.decisions(), "%016x".formatted(outcome.fingerprint()));
	}
}
