package org.hullwright.export.json;

import java.util.Arrays;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/**
 * Translates JSON Schemas into TypeScript declarations ({@code .d.ts}): an interface for each object of theirs, a union for what is one of
 * several. It knows the words that our schemas use.
 */
final class TypeDeclarations {

	private static final String BEGINNING = """
		// The format of exported packs as TypeScript types, made of the JSON Schemas beside this file.
		// Readers must expect members that are not declared here: later versions of the format may add some.
		""";

	private final StringBuilder text = new StringBuilder(BEGINNING);

	private TypeDeclarations() {}

	/** @param schemas by their names, in the order in which they are declared */
	static String of(SequencedMap<String, JsonObject> schemas) {
		var declarations = new TypeDeclarations();
		schemas.forEach(declarations::add);
		return declarations.text.toString();
	}

	private void add(String file, JsonObject schema) {
		if (schema.has("type")) {
			declare(named(file, "file"), schema, file);
		}
		if (schema.has("$defs")) {
			new TreeMap<>(schema.getAsJsonObject("$defs").asMap())
					.forEach((name, part) -> declare(named(file, name), part.getAsJsonObject(), file));
		}
	}

	private void declare(String name, JsonObject schema, String file) {
		text.append('\n');
		comment(schema, "");
		boolean object = schema.has("properties");
		text.append("export ").append(object ? "interface " + name + ' ' : "type " + name + " = ").append(type(schema, file, ""))
				.append(object ? "\n" : ";\n");
	}

	private void comment(JsonObject schema, String indent) {
		text.append(commented(schema, indent));
	}

	private static String commented(JsonObject schema, String indent) {
		return schema.has("description") ? indent + "/** " + schema.get("description").getAsString().replace("*/", "* /") + " */\n" : "";
	}

	private String type(JsonObject schema, String file, String indent) {
		if (schema.has("$ref")) {
			return referred(schema.get("$ref").getAsString(), file);
		}
		if (schema.has("const")) {
			return schema.get("const").toString();
		}
		if (schema.has("enum")) {
			return union(schema.getAsJsonArray("enum"), JsonElement::toString);
		}
		if (schema.has("oneOf")) {
			return union(schema.getAsJsonArray("oneOf"), each -> type(each.getAsJsonObject(), file, indent));
		}
		return switch (schema.has("type") ? schema.get("type").getAsString() : "unknown") {
			case "array" -> "Array<" + type(schema.getAsJsonObject("items"), file, indent) + ">";
			case "object" -> schema.has("properties") ? members(schema, file, indent) : dictionary(schema, file, indent);
			case "integer", "number" -> "number";
			case String same -> same;
		};
	}

	private static String union(JsonArray parts, Function<JsonElement, String> type) {
		return StreamSupport.stream(parts.spliterator(), false).map(type).distinct().collect(Collectors.joining(" | "));
	}

	private String dictionary(JsonObject schema, String file, String indent) {
		boolean said = schema.has("additionalProperties") && schema.get("additionalProperties").isJsonObject();
		return "Record<string, " + (said ? type(schema.getAsJsonObject("additionalProperties"), file, indent) : "unknown") + ">";
	}

	private String members(JsonObject schema, String file, String indent) {
		JsonArray required = schema.has("required") ? schema.getAsJsonArray("required") : new JsonArray();
		String inner = indent + "  ";
		var members = new StringBuilder("{\n");
		for (Map.Entry<String, JsonElement> member : schema.getAsJsonObject("properties").entrySet()) {
			JsonObject part = member.getValue().getAsJsonObject();
			boolean always = required.contains(new JsonPrimitive(member.getKey()));
			members.append(commented(part, inner)).append(inner)
					.append(member.getKey().matches("\\w+") ? member.getKey() : new JsonPrimitive(member.getKey()).toString())
					.append(always ? ": " : "?: ").append(type(part, file, inner)).append(";\n");
		}
		return members.append(indent).append('}').toString();
	}

	/** A reference such as {@code common.schema.json#/$defs/id}, or without a file one to the same. */
	private static String referred(String reference, String file) {
		String other = reference.startsWith("#") ? file : reference.substring(0, reference.indexOf(".schema.json"));
		String part = "#/$defs/";
		return named(other, reference.contains(part) ? reference.substring(reference.indexOf(part) + part.length()) : "file");
	}

	/** What all files share is called by its own name. */
	private static String named(String file, String part) {
		return (file.equals("common") ? "" : capital(file))
				+ Arrays.stream(part.split("\\.")).map(TypeDeclarations::capital).collect(Collectors.joining());
	}

	private static String capital(String word) {
		return Character.toUpperCase(word.charAt(0)) + word.substring(1);
	}
}
