package org.hullwright.server.protocol;

import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.hullwright.server.protocol.Answers.Changed;

/** What a front end is told without asking. */
@FunctionalInterface
public interface GameClient {

	/** A game has stopped somewhere else; who holds a key to it may want to look. */
	@JsonNotification("game/changed")
	void changed(Changed news);
}
