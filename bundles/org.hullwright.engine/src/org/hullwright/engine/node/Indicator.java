package org.hullwright.engine.node;

/**
 * A number that says something about the prospects of a player: a goal that is written, or a derived value of what belongs to them.
 *
 * @param name the same in other versions of a pack
 * @param goal the value, added up over the pieces of a player
 * @param written whether it is a goal that is written, of which all together are what a player strives for
 * @param digest of the text of such a goal
 */
public record Indicator(String name, Goal goal, boolean written, String digest) {}
