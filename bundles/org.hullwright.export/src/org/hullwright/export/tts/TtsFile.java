package org.hullwright.export.tts;

import java.util.List;
import java.util.stream.IntStream;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;
import org.hullwright.export.json.JsonText;
import org.hullwright.export.table.Table.Seats;

/** One file: objects to drop on a table, or a whole table. They differ in little. */
final class TtsFile {

	private static final double HALF = 0.5;

	private TtsFile() {}

	/** Objects that are dropped on a table that has others. */
	static byte[] savedObject(List<JsonObject> objects) {
		return JsonText.pretty(around(new Head("", "", new JsonObject(), "", new JsonArray(), new JsonArray(), ""), objects));
	}

	/**
	 * A table.
	 *
	 * @param note what is shown in a corner of it
	 * @param notebook its pages
	 * @param script that it runs; may be empty
	 */
	static byte[] save(String title, String note, List<Page> notebook, Seats seats, String script, List<JsonObject> objects) {
		JsonArray players = numbers(Math.min(seats.fewest(), Hands.most()), Math.min(seats.most(), Hands.most()));
		return JsonText.pretty(around(new Head(title, note, notebook(notebook), "Table_RPG", players, numbers(0, 0), script), objects));
	}

	/**
	 * What is said of a table.
	 *
	 * @param notebook its pages, by their numbers
	 * @param time how long a game takes, at least and at most, in minutes; nought where that is not known
	 */
	private record Head(String title, String note, JsonObject notebook, String table, JsonArray players, JsonArray time, String script) {}

	/**
	 * A page of a notebook.
	 *
	 * @param title on its tab
	 */
	record Page(String title, String body) {}

	/** All pages are in the colour in which everybody may read and write. */
	private static JsonObject notebook(List<Page> pages) {
		JsonObject grey = Data.empty().with("r", Decimals.of(HALF)).with("g", Decimals.of(HALF)).with("b", Decimals.of(HALF)).json();
		Data notebook = Data.empty();
		for (int number = 0; number < pages.size(); number++) {
			Page page = pages.get(number);
			notebook.with(String.valueOf(number), Data.empty().with("title", page.title()).with("body", page.body()).with("color", "Grey")
					.with("visibleColor", grey).with("id", number).json());
		}
		return notebook.json();
	}

	private static JsonArray numbers(int... numbers) {
		var array = new JsonArray();
		IntStream.of(numbers).forEach(array::add);
		return array;
	}

	private static JsonObject around(Head head, List<JsonObject> objects) {
		return Data.empty().with("SaveName", head.title()).with("EpochTime", 0).with("Date", "").with("VersionNumber", "")
				.with("GameMode", head.title())
				.with("GameType", "").with("GameComplexity", "").with("PlayingTime", head.time()).with("PlayerCounts", head.players())
				.with("Tags", new JsonArray())
				.with("Gravity", Decimals.of(HALF)).with("PlayArea", Decimals.of(HALF)).with("Table", head.table()).with("Sky", "")
				.with("SkyURL", "")
				.with("Note", head.note()).with("TabStates", head.notebook()).with("Grid", new JsonObject())
				.with("Lighting", new JsonObject())
				.with("Hands", new JsonObject()).with("ComponentTags", Tags.used(objects))
				.with("Turns", new JsonObject())
				.with("DecalPallet", new JsonArray()).with("LuaScript", head.script()).with("LuaScriptState", "").with("XmlUI", "")
				.with("CustomUIAssets", new JsonArray()).with("SnapPoints", new JsonArray())
				.with("ObjectStates", Data.list(objects.stream())).json();
	}
}
