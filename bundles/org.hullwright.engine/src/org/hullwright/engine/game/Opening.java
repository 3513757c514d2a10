package org.hullwright.engine.game;

/**
 * A moment that a game begins with. Up to it no player is asked: decisions of the set-up, and of what comes after it, take the first option
 * unless the pack prepares another. They are no decisions of the game, which is recorded from the moment on.
 */
public sealed interface Opening {

	/**
	 * A component matters at once, as the pack says for its kind. Where no pack says anything, it is on top of the deck that it lies in.
	 *
	 * @param component its name
	 */
	record Tryout(String component) implements Opening {}

	/** The end of the set-up: nothing more is prepared. What games are compared with that begin by trying something out. */
	record SetUp() implements Opening {}

	/**
	 * What a test of the pack is given.
	 *
	 * @param test its title
	 */
	record Given(String test) implements Opening {}
}
