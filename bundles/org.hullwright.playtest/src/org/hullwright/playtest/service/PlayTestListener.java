package org.hullwright.playtest.service;

/** Hears what happens in the play-test; called on the user-interface thread. */
public interface PlayTestListener {

	/** Another game is played now; nothing of it has been reached yet. */
	default void gameChanged() {}

	/** A game is being loaded, or is no longer. */
	default void loadingChanged() {}

	/** The game has stopped at a question, at its end or at an error; or it is to be shown with other eyes. */
	void momentArrived();

	/** Bots have been deciding for longer than a moment. They are ready when a moment arrives. */
	default void botsDeciding() {}

	/** Another option is pointed at, or none. */
	default void focusChanged() {}

	/** The pointer or the keyboard has come to a piece in any view. */
	default void pointedAt(int piece) {}

	/** Whether the card of what is pointed at can be read here now. */
	default boolean showsCards() {
		return false;
	}

	/** A piece is to be shown. */
	default void revealed(int piece) {}
}
