package org.hullwright.engine.game;

/**
 * A checkpoint between two phases, from which a game can go on without a replay of its start.
 *
 * @param state for games that go on from there
 * @param phase position of the phase that comes next
 * @param decisions how many had been taken
 * @param edits how many changes by hand had been made
 * @param waited seconds that had run out since the last decision
 */
record Checkpoint(RolloutState state, int rounds, int phase, int decisions, int edits, int waited) {}
