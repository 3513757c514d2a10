package org.hullwright.playtest.line;

/**
 * A way the game has gone and does not go now.
 *
 * @param name told from all others of the same game
 */
public record Branch(String name, Line line) {}
