package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;

/**
 * Holds an export against the schemas that it brings along. They let pass what they do not know, so that later versions may add to the
 * format; what is written here must all be known, so unknown members count as well.
 */
record SchemaCheck(Export export, Map<String, String> schemas) {

	static SchemaCheck of(Export export) {
		return of(export, true);
	}

	/** @param strict whether unknown members count */
	static SchemaCheck of(Export export, boolean strict) {
		var schemas = new HashMap<String, String>();
		export.files().forEach((path, content) -> {
			if (path.startsWith("schema/")) {
				JsonObject schema = JsonParser.parseString(new String(content, StandardCharsets.UTF_8)).getAsJsonObject();
				if (strict) {
					close(schema);
				}
				schemas.put(schema.get("$id").getAsString(), schema.toString());
			}
		});
		return new SchemaCheck(export, schemas);
	}

	/** All that does not fit, file by file. */
	List<String> problems() {
		// Rules nest for ever, so what a schema leads to cannot be prepared in advance, and is not worth remembering for each way that
		// leads there.
		SchemaValidatorsConfig config = SchemaValidatorsConfig.builder().preloadJsonSchema(false).cacheRefs(false).build();
		JsonSchemaFactory factory = JsonSchemaFactory.getInstance(VersionFlag.V202012,
				builder -> builder.schemaLoaders(loaders -> loaders.schemas(schemas)));
		var problems = new ArrayList<String>();
		export.data()
				.forEach((path, data) -> factory
						.getSchema(SchemaLocation.of("https://www.hullwright.org/hullpack/1/" + schemaOf(path) + ".schema.json"), config)
						.validate(data.toString(), InputFormat.JSON).forEach(problem -> problems.add(path + problem)));
		return problems;
	}

	private static String schemaOf(String path) {
		return path.startsWith("text/") ? "text" : path.substring(path.lastIndexOf('/') + 1, path.length() - ".json".length());
	}

	/** Only objects of one schema are closed; nodes are of the schema of their sort and of their own. */
	private static void close(JsonElement element) {
		switch (element) {
			case JsonObject schema -> {
				if (isObject(schema) && !schema.has("additionalProperties") && !schema.has("allOf")) {
					schema.addProperty("additionalProperties", false);
				}
				schema.asMap().values().forEach(SchemaCheck::close);
			}
			case JsonArray list -> list.forEach(SchemaCheck::close);
			default -> { /* nothing to close */ }
		}
	}

	/** A property may be called like a word of schemas, so what these stand for must be looked at. */
	private static boolean isObject(JsonObject schema) {
		boolean typed = schema.has("type") && schema.get("type").isJsonPrimitive() && schema.get("type").getAsString().equals("object");
		return typed && schema.has("properties") && schema.get("properties").isJsonObject();
	}
}
