package org.hullwright.export.tts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.hullwright.export.table.Packs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiles that are turned, on a table of Tabletop Simulator. */
class TurnedTilesOnTableTest {

	@TempDir
	private Path home;

	private JsonObject object(String text, String title) throws Exception {
		TtsFolder folder = TtsFolder.of(Packs.pack(home, "meadows", text), home.resolve("out"));
		return TtsFolder.objects(folder.file("meadows-1-player.json")).stream()
				.filter(object -> object.get("Nickname").getAsString().equals(title)).findFirst().orElseThrow();
	}

	private static int facing(JsonObject object) {
		return object.getAsJsonObject("Transform").get("rotY").getAsInt();
	}

	@Test
	void a_tile_that_the_set_up_has_turned_lies_turned_clockwise() throws Exception {
		assertEquals(270, facing(object(Packs.MEADOWS, "Gate")));
		assertEquals(180, facing(object(Packs.MEADOWS, "Plain")), "towards the player, as everything else");
	}

	@Test
	void points_of_a_board_with_directions_do_not_turn_tiles_back() throws Exception {
		JsonArray points = object(Packs.MEADOWS, "Country").getAsJsonArray("AttachedSnapPoints");
		assertFalse(points.isEmpty());
		for (JsonElement point : points) {
			assertFalse(point.getAsJsonObject().has("Rotation"));
		}
	}

	@Test
	void points_of_other_boards_set_things_straight() throws Exception {
		JsonArray points = object(Packs.MEADOWS.replace("directions Way", "").replace("turn Gate by 1", ""), "Country")
				.getAsJsonArray("AttachedSnapPoints");
		assertTrue(points.get(0).getAsJsonObject().has("Rotation"));
	}
}
