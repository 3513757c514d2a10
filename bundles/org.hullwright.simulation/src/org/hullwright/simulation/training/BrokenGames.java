package org.hullwright.simulation.training;

import org.hullwright.engine.game.GameRecord;

/**
 * Games of a generation that a rule broke in the same way.
 *
 * @param error what it did wrong, with its place and what led there
 * @param games how many
 * @param way how the first of them was played
 * @param seed of the first of them
 * @param record of the first of them up to there, to be replayed
 */
public record BrokenGames(String error, int games, Way way, long seed, GameRecord record) {

	/** Together with others that the same error broke later. */
	BrokenGames and(BrokenGames later) {
		return new BrokenGames(error, games + later.games, way, seed, record);
	}
}
