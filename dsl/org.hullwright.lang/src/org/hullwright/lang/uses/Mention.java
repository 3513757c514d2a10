package org.hullwright.lang.uses;

/**
 * One use of a name.
 *
 * @param use what is done with it
 * @param name without its pack
 * @param member whether it is something's: {@code x's name}, or what a component says of itself
 */
public record Mention(Use use, String name, boolean member) {}
