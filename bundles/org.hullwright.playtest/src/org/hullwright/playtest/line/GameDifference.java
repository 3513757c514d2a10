package org.hullwright.playtest.line;

/**
 * Something that is not the same at two moments of a game.
 *
 * @param what it is about
 * @param here as it is at one of them; empty when it is not there
 * @param there as it is at the other one
 */
public record GameDifference(String what, String here, String there) {}
