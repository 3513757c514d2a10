package org.hullwright.export.tts;

import java.util.List;

import org.hullwright.export.json.Data;
import org.hullwright.export.json.JsonText;
import org.hullwright.export.table.Table.Seats;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** One file: objects to drop on a table, or a whole table. They differ in little. */
final class TtsFile {

	private static final double HALF = 0.5;

	private TtsFile() {
	}

	/** Objects that are dropped on a table that has others. */
	static byte[] savedObject(List<JsonObject> objects) {
		return JsonText.pretty(around("", "", "", new JsonArray(), objects));
	}

	/**
	 * A table.
	 *
	 * @param note what is shown in a corner of it
	 */
	static byte[] save(String title, String note, Seats seats, List<JsonObject> objects) {
		var players = new JsonArray();
		players.add(seats.fewest());
		players.add(seats.most());
		return JsonText.pretty(around(title, note, "Table_RPG", players, objects));
	}

	private static JsonObject around(String title, String note, String table, JsonArray players, List<JsonObject> objects) {
		return Data.empty().with("SaveName", title).with("EpochTime", 0).with("Date", "").with("VersionNumber", "").with("GameMode", title).with("GameType", "")
				.with("GameComplexity", "").with("PlayingTime", new JsonArray()).with("PlayerCounts", players).with("Tags", new JsonArray())
				.with("Gravity", Decimals.of(HALF)).with("PlayArea", Decimals.of(HALF)).with("Table", table).with("Sky", "").with("SkyURL", "").with("Note", note)
				.with("TabStates", new JsonObject()).with("Grid", new JsonObject()).with("Lighting", new JsonObject()).with("Hands", new JsonObject())
				.with("ComponentTags", Data.empty().with("labels", new JsonArray()).json()).with("Turns", new JsonObject()).with("DecalPallet", new JsonArray())
				.with("LuaScript", "").with("LuaScriptState", "").with("XmlUI", "").with("CustomUIAssets", new JsonArray()).with("SnapPoints", new JsonArray())
				.with("ObjectStates", Data.list(objects.stream())).json();
	}
}
