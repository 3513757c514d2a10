package org.hullwright.export.tts;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.Component;
import org.hullwright.picture.view.ReadableNames;

/** The words by which scripts, zones and points of the program tell things apart: what kind they are of. */
final class Tags {

	private Tags() {}

	/** Those of a component. */
	static JsonArray of(Component component) {
		var tags = new JsonArray();
		tags.add(ReadableNames.titled(component.card().kind()));
		return tags;
	}

	/** All that objects have, as a table tells them. */
	static JsonObject used(List<JsonObject> objects) {
		var words = new TreeSet<String>();
		objects.forEach(object -> collect(object, words));
		return Data.empty().with("labels", Data.list(words.stream()
				.map(word -> Data.empty().with("displayed", word).with("normalized", word.toLowerCase(Locale.ROOT)).json()))).json();
	}

	private static void collect(JsonObject object, TreeSet<String> words) {
		object.getAsJsonArray("Tags").forEach(word -> words.add(word.getAsString()));
		if (object.has("ContainedObjects")) {
			for (JsonElement inner : object.getAsJsonArray("ContainedObjects")) {
				collect(inner.getAsJsonObject(), words);
			}
		}
	}
}
