package org.hullwright.export.json;

import java.util.stream.Stream;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.eclipse.jdt.annotation.Nullable;

/** An object of JSON that is being put together. What is absent is left out: there is no {@code null} in the format. */
public final class Data {

	private final JsonObject object = new JsonObject();

	private Data() {}

	/** An object without anything in it. */
	public static Data empty() {
		return new Data();
	}

	public Data with(String name, String text) {
		object.addProperty(name, text);
		return this;
	}

	public Data with(String name, Number number) {
		object.addProperty(name, number);
		return this;
	}

	/** Any value. It is said only when there is one. */
	public Data with(String name, @Nullable JsonElement value) {
		if (value != null) {
			object.add(name, value);
		}
		return this;
	}

	/** A truth that is said only when it holds. */
	public Data withIf(String name, boolean holds) {
		if (holds) {
			object.addProperty(name, true);
		}
		return this;
	}

	/** A truth that is always said. */
	public Data withTruth(String name, boolean holds) {
		object.addProperty(name, holds);
		return this;
	}

	/** A text that is said only when something is in it. */
	public Data withSome(String name, String text) {
		return text.isEmpty() ? this : with(name, text);
	}

	/** A list that is said only when something is in it. */
	public Data withSome(String name, JsonArray list) {
		return list.isEmpty() ? this : with(name, list);
	}

	/** An object that is said only when something is in it. */
	public Data withSome(String name, JsonObject map) {
		return map.isEmpty() ? this : with(name, map);
	}

	/** What was put together. */
	public JsonObject json() {
		return object;
	}

	/** A list of objects. */
	public static JsonArray list(Stream<? extends JsonElement> values) {
		var list = new JsonArray();
		values.forEach(list::add);
		return list;
	}

	/** A list of texts. */
	public static JsonArray texts(Stream<String> values) {
		var list = new JsonArray();
		values.forEach(list::add);
		return list;
	}
}
