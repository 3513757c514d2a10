package org.hullwright.engine.game;

import java.util.List;
import java.util.Optional;

/**
 * How a game is started. Together with the pack and the decisions this is the game.
 *
 * @param players how many, from 1
 * @param modes names of the modes that are on
 * @param scenario none for the plain set-up
 * @param seed of all chance in the game
 */
public record GameOptions(int players, List<String> modes, Optional<String> scenario, long seed) {

	/** Keeps its own copy. */
	public GameOptions {
		modes = List.copyOf(modes);
	}

	/** A plain game. */
	public static GameOptions of(int players, long seed) {
		return new GameOptions(players, List.of(), Optional.empty(), seed);
	}
}
