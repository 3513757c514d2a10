package org.hullwright.engine.record;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;

/** A recorded game as text: JSON, the same that stands in its file. */
public final class RecordText {

	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();
	static final String DAMAGED = "is damaged; nothing of it was used";

	private RecordText() {}

	/** The text of a game. */
	public static String of(RecordFile game) {
		return JSON.toJson(RecordContent.of(game)) + "\n";
	}

	/**
	 * Reads a text.
	 *
	 * @throws IllegalArgumentException when it is damaged, or of another kind or version; says so, as the end of a sentence about it
	 */
	public static RecordFile read(String text) {
		RecordContent content;
		try {
			content = JSON.fromJson(text, RecordContent.class);
		} catch (JsonParseException | IllegalArgumentException wrong) {
			throw new IllegalArgumentException(DAMAGED, wrong);
		}
		if (content == null || !content.isReadable()) {
			throw new IllegalArgumentException("is no recorded game of a kind this version knows");
		}
		try {
			return content.file();
		} catch (IllegalArgumentException wrong) {
			throw new IllegalArgumentException(DAMAGED, wrong);
		}
	}
}
