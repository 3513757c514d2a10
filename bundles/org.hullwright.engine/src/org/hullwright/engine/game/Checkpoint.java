package org.hullwright.engine.game;

import org.hullwright.engine.state.GameState;

/**
 * A checkpoint between two phases, from which a game can go on without a replay of its start.
 *
 * @param state a copy that no game runs on
 * @param phase position of the phase that comes next
 * @param decisions how many had been taken
 * @param edits how many changes by hand had been made
 * @param waited seconds that had run out since the last decision
 */
record Checkpoint(GameState state, int rounds, int phase, int decisions, int edits, int waited) {}
