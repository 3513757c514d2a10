package org.hullwright.engine.agent;

/** Thrown by an agent to leave a game, which then ends without an outcome. Not an error. */
public final class GameAbandoned extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/** Without a stack, since it is expected. */
	public GameAbandoned() {
		super("the game was left", null, false, false);
	}
}
