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
 * @param scores by seat; none in a game without scores
 * @param teams by seat, empty text for a player in none; none in a game without teams
 * @param finalState what the state at the end is known by
 */
record PlayedGame(String pack, int players, List<String> modes, @Nullable String scenario, String seed, String reason,
		List<Integer> winners,
		List<Integer> scores, List<String> teams,
		int rounds, int decisions,
		String finalState) {

	static PlayedGame of(String pack, GameOptions options, Outcome outcome) {
		return new PlayedGame(pack, options.players(), options.modes(), options.scenario(),
				Long.toString(options.seed()),
				outcome.reason(),
				outcome.winners(), outcome.standing().scores(), outcome.standing().teams(), outcome.rounds(), outcome.decisions(),
				"%016x".formatted(outcome.fingerprint()));
	}
}
