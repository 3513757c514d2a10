package org.hullwright.export.tts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import com.google.gson.JsonObject;
import org.hullwright.export.table.Packs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a table one to play on: sheets of cards, decks beside their discard piles, the rules at hand, figures that stand. */
class TableToPlayOnTest {

	private static final String RULES = """
			chapter Forecast "Weather" {
				"It rains or it shines."
				point "Take a card."
			}
			""";

	@TempDir
	private Path home;

	private JsonObject table() throws Exception {
		return TtsFolder.of(Packs.pack(home, "mill", Packs.MILL + RULES), home.resolve("out")).file("mill-Storm-2-players.json");
	}

	@Test
	void cards_of_one_back_are_on_one_sheet_cell_by_cell() throws Exception {
		List<JsonObject> cards = TtsFolder.everything(table()).stream()
				.filter(object -> TtsFolder.identity(object).startsWith("mill:event/")).toList();

		assertEquals(1, cards.stream().map(card -> card.getAsJsonObject("CustomDeck")).distinct().count());
		JsonObject sheet = cards.getFirst().getAsJsonObject("CustomDeck").asMap().values().iterator().next().getAsJsonObject();
		assertEquals(List.of(2, 1), List.of(sheet.get("NumWidth").getAsInt(), sheet.get("NumHeight").getAsInt()));
		assertEquals(List.of(0, 1), cards.stream().map(card -> card.get("CardID").getAsInt() % 100).distinct().sorted().toList());
	}

	@Test
	void a_deck_and_its_discard_pile_lie_side_by_side_on_a_mat() throws Exception {
		JsonObject table = table();

		JsonObject mat = TtsFolder.find(table, "mat@mill:zone/Weather");
		assertTrue(mat.get("Locked").getAsBoolean());
		assertEquals(2, mat.getAsJsonArray("AttachedSnapPoints").size());
		JsonObject deck = TtsFolder.find(table, "mill:zone/Weather").getAsJsonObject("Transform");
		JsonObject discards = TtsFolder.find(table, "mill:zone/Weather!discards").getAsJsonObject("Transform");
		assertEquals(deck.get("posZ"), discards.get("posZ"));
		assertEquals(2.7, discards.get("posX").getAsDouble() - deck.get("posX").getAsDouble(), 0.001);
	}

	@Test
	void the_rules_are_in_the_notebook_chapter_by_chapter() throws Exception {
		List<JsonObject> pages = table().getAsJsonObject("TabStates").asMap().values().stream().map(page -> page.getAsJsonObject())
				.toList();

		JsonObject weather = pages.stream().filter(page -> page.get("title").getAsString().equals("Weather")).findFirst().orElseThrow();
		assertEquals("It rains or it shines.\n  - Take a card.", weather.get("body").getAsString());
	}

	@Test
	void things_are_tagged_by_their_kind_and_the_table_knows_the_tags() throws Exception {
		JsonObject table = table();

		assertEquals("[\"Miller\"]", TtsFolder.find(table, "mill:miller/Ann#1").getAsJsonArray("Tags").toString());
		List<String> labels = table.getAsJsonObject("ComponentTags").getAsJsonArray("labels").asList().stream()
				.map(label -> label.getAsJsonObject().get("displayed").getAsString()).toList();
		assertTrue(labels.containsAll(List.of("Event", "Item", "Miller", "Token")), labels.toString());
	}

	@Test
	void a_figure_stands_and_what_is_printed_of_it_lies_before_its_player() throws Exception {
		JsonObject table = table();

		assertEquals("Figurine_Custom", TtsFolder.find(table, "mill:miller/Ann#1").get("Name").getAsString());
		assertEquals("Custom_Tile", TtsFolder.find(table, "sheet@mill:miller/Ann").get("Name").getAsString());
		double first = TtsFolder.find(table, "sheet@mill:miller/Ann").getAsJsonObject("Transform").get("posZ").getAsDouble();
		double second = TtsFolder.find(table, "sheet@mill:miller/Bob").getAsJsonObject("Transform").get("posZ").getAsDouble();
		assertEquals(-first, second, 0.001, "before players across the table");
	}
}
