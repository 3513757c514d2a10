package org.hullwright.engine.game;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How a game is started. Together with the pack and the decisions this is the game.
 *
 * @param players how many, from 1
 * @param modes names of the modes that are on
 * @param scenario null for the plain set-up
 * @param seed of all chance in the game
 * @param opening the moment that it begins with; null for one that is played from its set-up on
 */
public record GameOptions(int players, List<String> modes, @Nullable String scenario, long seed, @Nullable Opening opening) {

	public GameOptions {
		modes = List.copyOf(modes);
	}

	/** A game that is played from its set-up on. */
	public GameOptions(int players, List<String> modes, @Nullable String scenario, long seed) {
		this(players, modes, scenario, seed, null);
	}

	/** A plain game. */
	public static GameOptions of(int players, long seed) {
		return new GameOptions(players, List.of(), null, seed);
	}
}
