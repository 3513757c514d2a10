package org.hullwright.server.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The schema of the conversation: JSON Schema 2020-12, with a definition for the params and the result of each method. */
public final class PlaySchema {

	private PlaySchema() {}

	public static String text() {
		try (InputStream schema = PlaySchema.class.getResourceAsStream("play.schema.json")) {
			return new String(schema.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}
}
