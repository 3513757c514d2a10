package org.hullwright.engine.game;

import org.hullwright.engine.state.GameState;

/**
 * A moment between two phases, from which a game can go on.
 *
 * @param state a copy that nobody plays on
 * @param phase position of the phase that comes next
 * @param decisions how many had been taken
 * @param edits how many changes by hand had been made
 */
record Checkpoint(GameState state, int rounds, int phase, int decisions, int edits) {}
