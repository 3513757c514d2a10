package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
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
			if (path.startsWith("schema/") && path.endsWith(".json")) {
				JsonObject schema = JsonParser.parseString(new String(content, StandardCharsets.UTF_8)).getAsJsonObject();
				if (strict) {
					close(schema);
				}
				if (schema.has("$defs")) {
					tellApart(schema.getAsJsonObject("$defs"));
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

	/**
	 * Replaces unions of nodes ({@code oneOf}) by what means the same and is decided by the name of the node alone: the validator would try
	 * every branch on every node, and in each branch on all nodes below.
	 */
	private static void tellApart(JsonObject definitions) {
		definitions.asMap().values().stream().map(JsonElement::getAsJsonObject).filter(union -> union.has("oneOf")).toList()
				.forEach(union -> {
					List<String> nodes = nodesOf(union, definitions);
					if (!nodes.isEmpty()) {
						union.remove("oneOf");
						union.add("allOf", branches(nodes));
						union.add("properties", member("node", "enum", list(nodes.stream().map(JsonPrimitive::new))));
						union.add("required", list(Stream.of(new JsonPrimitive("node"))));
					}
				});
	}

	/** The definitions that a union is of, those of unions within it among them; empty when they are no nodes. */
	private static List<String> nodesOf(JsonObject union, JsonObject definitions) {
		var nodes = new ArrayList<String>();
		for (JsonElement branch : union.getAsJsonArray("oneOf")) {
			JsonElement reference = branch.getAsJsonObject().get("$ref");
			String name = reference == null ? "" : reference.getAsString().replace("#/$defs/", "");
			JsonObject definition = definitions.getAsJsonObject(name);
			if (definition == null) {
				return List.of();
			}
			boolean nested = definition.has("oneOf") || definition.has("allOf");
			if (!nested && !definition.getAsJsonObject("properties").has("node")) {
				return List.of();
			}
			nodes.addAll(nested ? within(definition, definitions) : List.of(name));
		}
		return nodes;
	}

	private static List<String> within(JsonObject union, JsonObject definitions) {
		return union.has("oneOf")
				? nodesOf(union, definitions)
				: union.getAsJsonObject("properties").getAsJsonObject("node").getAsJsonArray("enum").asList().stream()
						.map(JsonElement::getAsString).toList();
	}

	private static JsonArray branches(List<String> nodes) {
		return list(nodes.stream().map(name -> {
			var branch = new JsonObject();
			branch.add("if", object("properties", member("node", "const", new JsonPrimitive(name))));
			branch.add("then", object("$ref", new JsonPrimitive("#/$defs/" + name)));
			return branch;
		}));
	}

	private static JsonObject member(String name, String word, JsonElement value) {
		return object(name, object(word, value));
	}

	private static JsonObject object(String name, JsonElement value) {
		var object = new JsonObject();
		object.add(name, value);
		return object;
	}

	private static JsonArray list(Stream<? extends JsonElement> values) {
		var list = new JsonArray();
		values.forEach(list::add);
		return list;
	}

	private static String schemaOf(String path) {
		String folder = path.substring(0, Math.max(0, path.indexOf('/')));
		return Set.of("text", "mentions").contains(folder)
				? folder
				: path.substring(path.lastIndexOf('/') + 1, path.length() - ".json".length());
	}

	/** Objects must have no members that their schema does not tell. */
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
