package org.hullwright.server.protocol;

import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.hullwright.server.protocol.Responses.Changed;

/** What a front end is told without asking. */
@FunctionalInterface
public interface GameClient {

	/** What it is called when a game has stopped somewhere else. */
	String CHANGED = "game/changed";

	/** A game has stopped somewhere else; who holds a key to it may want to look. */
	@JsonNotification(CHANGED)
	void changed(Changed news);
}
