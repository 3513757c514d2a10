package org.hullwright.server.protocol;

import com.google.gson.JsonObject;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.hullwright.server.table.TableRefusal;

/** What is answered when something cannot be done: a message for people, and in {@code data.reason} a word for programs. */
public final class Faults {

	/** Below those that JSON-RPC keeps for itself. */
	private static final int REFUSED = -32_000;

	private Faults() {}

	/** Something that is needed was left out, or cannot be what it is. */
	public static ResponseErrorException wrongQuestion(String message) {
		return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, message, reason("WRONG_QUESTION")));
	}

	/** No game knows the key. */
	static ResponseErrorException unknownKey() {
		return refused("UNKNOWN_KEY", "no game knows this key; it was mistyped, or the game has been left");
	}

	/** It takes the key to the table. */
	static ResponseErrorException onlyTheTable() {
		return refused("NOT_THE_TABLE", "this takes the key to the table, which whoever started the game got");
	}

	/** No such game can begin. */
	static ResponseErrorException cannotBegin(String message) {
		return refused("CANNOT_BEGIN", message);
	}

	/** Too much is going on. */
	static ResponseErrorException tooMany(String message) {
		return refused("TOO_MANY", message);
	}

	/** A table cannot do it now. */
	static ResponseErrorException of(TableRefusal refusal) {
		return refused(refusal.reason().name(), refusal.getMessage());
	}

	private static ResponseErrorException refused(String reason, String message) {
		return new ResponseErrorException(new ResponseError(REFUSED, message, reason(reason)));
	}

	private static JsonObject reason(String word) {
		var data = new JsonObject();
		data.addProperty("reason", word);
		return data;
	}
}
