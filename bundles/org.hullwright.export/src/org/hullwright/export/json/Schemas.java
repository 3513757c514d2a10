package org.hullwright.export.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.google.gson.JsonParser;

/**
 * The schemas of the files of an export (JSON Schema 2020-12). They lie beside this class and go along with each pack, so that it can be
 * checked offline for ever; the same as TypeScript declarations goes with them.
 */
final class Schemas {

	private static final List<String> NAMES = List.of("pack", "common", "kinds", "properties", "slots", "values", "elements", "zones",
			"boards", "tracks", "dice",
			"procedures", "modes", "scenarios", "games", "expansions", "changes", "rules", "places", "text", "mentions", "assets",
			"drawings", "rulebook");

	private Schemas() {}

	/** All schemas by their paths. */
	static SortedMap<String, byte[]> files() {
		var files = new TreeMap<String, byte[]>();
		NAMES.forEach(name -> files.put(pathOf(name), read(pathOf(name))));
		files.put("schema/hullpack.d.ts", TypeDeclarations.of(NAMES.stream().collect(Collectors.toMap(Function.identity(),
				name -> JsonParser.parseString(new String(read(pathOf(name)), StandardCharsets.UTF_8)).getAsJsonObject(),
				(one, other) -> one, LinkedHashMap::new))).getBytes(StandardCharsets.UTF_8));
		return files;
	}

	private static String pathOf(String name) {
		return "schema/" + name + ".schema.json";
	}

	private static byte[] read(String path) {
		try (InputStream schema = Schemas.class.getResourceAsStream(path)) {
			return schema.readAllBytes();
		} catch (IOException broken) {
			throw new UncheckedIOException("The schema " + path + " cannot be read", broken);
		}
	}
}
