package org.hullwright.simulation.training;

/**
 * A training example: a position and what came of it.
 *
 * @param target 1 when the player won, else 0; in between for what counts as a part of a win
 * @param game that it is of, by its seed: examples of one game are alike, and have the same target
 * @param logOdds by how much the odds of a win are larger among the examples than in games, as a logarithm
 */
record Example(Position position, long game, float target, float logOdds) {}
