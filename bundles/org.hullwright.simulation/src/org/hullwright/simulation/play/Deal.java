package org.hullwright.simulation.play;

/**
 * One of the games of a simulation.
 *
 * @param ruleset position in the plan
 * @param seats how many play
 * @param seed of all chance in the game; games of several rulesets with the same seed and seats make a pair
 */
public record Deal(int ruleset, int seats, long seed) {}
