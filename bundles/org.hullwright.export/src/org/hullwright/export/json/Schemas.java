package org.hullwright.export.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The schemas of the files of an export (JSON Schema 2020-12). They lie beside this class and go along with each pack, so that it can be
 * checked offline for ever.
 */
final class Schemas {

	private static final List<String> NAMES = List.of("pack", "common", "kinds", "properties", "slots", "values", "elements", "zones",
			"boards", "tracks", "dice",
			"procedures", "modes", "scenarios", "games", "expansions", "changes", "rules", "places", "text", "assets");

	private Schemas() {}

	/** All schemas by their paths. */
	static SortedMap<String, byte[]> files() {
		var files = new TreeMap<String, byte[]>();
		NAMES.forEach(name -> files.put("schema/" + name + ".schema.json", read("schema/" + name + ".schema.json")));
		return files;
	}

	private static byte[] read(String path) {
		try (InputStream schema = Schemas.class.getResourceAsStream(path)) {
			return schema.readAllBytes();
		} catch (IOException broken) {
			throw new UncheckedIOException("The schema " + path + " cannot be read", broken);
		}
	}
}
