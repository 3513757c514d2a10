package org.hullwright.export.json;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map.Entry;
import java.util.TreeMap;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/** JSON as text: the same for the same data, with the members of objects sorted by their names, and {@code \n} at the end of each line. */
public final class JsonText {

	private static final Gson PRETTY = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();

	private JsonText() {}

	/** For people to read. */
	public static byte[] pretty(JsonObject object) {
		return bytes(PRETTY.toJson(sorted(object)) + "\n");
	}

	/** An object with a line for each of its members. */
	public static byte[] members(JsonObject object) {
		var text = new StringBuilder("{");
		String separator = "\n";
		for (Entry<String, JsonElement> member : ((JsonObject) sorted(object)).entrySet()) {
			text.append(separator).append(new JsonPrimitive(member.getKey())).append(':').append(member.getValue());
			separator = ",\n";
		}
		return bytes(text.append("\n}\n").toString());
	}

	/** A list with a line for each of its objects, so that two exports can be compared line by line. */
	public static byte[] lines(String schema, String name, Collection<JsonObject> objects) {
		var text = new StringBuilder("{\"$schema\":").append(new JsonPrimitive(schema)).append(",\"").append(name).append("\":[");
		String separator = "\n";
		for (JsonObject object : objects) {
			text.append(separator).append(sorted(object));
			separator = ",\n";
		}
		return bytes(text.append("\n]}\n").toString());
	}

	/** What it is, on one line. */
	public static String compact(JsonElement value) {
		return sorted(value).toString();
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	private static JsonElement sorted(JsonElement value) {
		return switch (value) {
			case JsonObject object -> {
				var members = new TreeMap<String, JsonElement>();
				for (Entry<String, JsonElement> member : object.entrySet()) {
					members.put(member.getKey(), sorted(member.getValue()));
				}
				var copy = new JsonObject();
				members.forEach(copy::add);
				yield copy;
			}
			case JsonArray list -> {
				var copy = new JsonArray(list.size());
				list.forEach(each -> copy.add(sorted(each)));
				yield copy;
			}
			default -> value;
		};
	}
}
