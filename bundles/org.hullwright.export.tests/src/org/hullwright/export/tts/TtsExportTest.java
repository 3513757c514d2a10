package org.hullwright.export.tts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Packs;
import org.hullwright.export.table.Table;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TtsExportTest {

	@TempDir
	private Path home;

	@Test
	void the_notebook_of_a_table_names_who_made_the_icons() throws Exception {
		JsonObject notebook = mill().file("mill-2-players.json").getAsJsonObject("TabStates");

		JsonObject page = notebook.getAsJsonObject(String.valueOf(notebook.size() - 1));
		assertEquals("Credits", page.get("title").getAsString());
		assertTrue(page.get("body").getAsString().startsWith("The Mill 1.0.0\n"));
		assertTrue(page.get("body").getAsString().endsWith(IconLibrary.complete().credit()));
	}

	@Test
	void a_pack_becomes_an_object_and_a_table_for_each_way_to_set_up() throws Exception {
		TtsFolder mill = mill();

		assertEquals(
				Set.of("mill.json", "mill-1-player.json", "mill-2-players.json", "mill-Storm-1-player.json", "mill-Storm-2-players.json"),
				mill.files().keySet());
		assertEquals("", mill.file("mill.json").get("SaveName").getAsString());
		assertEquals("The Mill: Game for 2 players", mill.file("mill-2-players.json").get("SaveName").getAsString());
		assertLawsHold(mill);
	}

	@Test
	void a_deck_is_as_it_is_shuffled_and_lies_face_down_and_bags_are_drawn_from_at_random() throws Exception {
		JsonObject table = mill().file("mill-2-players.json");

		JsonObject weather = TtsFolder.find(table, "mill:zone/Weather");
		assertEquals("DeckCustom", weather.get("Name").getAsString());
		assertEquals(2, weather.getAsJsonArray("DeckIDs").size());
		assertEquals(180, weather.getAsJsonObject("Transform").get("rotZ").getAsInt());
		JsonObject purse = TtsFolder.find(table, "mill:zone/Purse");
		assertEquals(2, purse.getAsJsonObject("Bag").get("Order").getAsInt());
		assertEquals(3, purse.getAsJsonArray("ContainedObjects").size());
	}

	@Test
	void what_has_two_sides_has_two_states_and_shows_the_one_that_is_up() throws Exception {
		TtsFolder mill = mill();

		JsonObject turning = TtsFolder.find(mill.file("mill.json"), "mill:token/Wheel#1");
		assertEquals("Wheel (Turning)", turning.get("Nickname").getAsString());
		assertEquals(Set.of("2"), turning.getAsJsonObject("States").keySet());
		JsonObject still = TtsFolder.find(mill.file("mill-1-player.json"), "mill:token/Wheel#1");
		assertEquals("Wheel (Still)", still.get("Nickname").getAsString());
		assertEquals(Set.of("1"), still.getAsJsonObject("States").keySet());
	}

	@Test
	void things_lie_where_the_rules_put_them() throws Exception {
		TtsFolder mill = mill();
		JsonObject table = mill.file("mill-2-players.json");

		JsonObject board = TtsFolder.find(table, "mill:board/Yard");
		assertEquals(3, board.getAsJsonArray("AttachedSnapPoints").size());
		assertTrue(board.get("Locked").getAsBoolean());
		JsonObject barn = TtsFolder.find(table, "mill:room/BarnTile#1").getAsJsonObject("Transform");
		JsonObject sack = TtsFolder.find(table, "mill:token/Sack#1").getAsJsonObject("Transform");
		assertTrue(Math.abs(barn.get("posX").getAsDouble() - sack.get("posX").getAsDouble()) < 1);
		assertTrue(sack.get("posY").getAsDouble() > barn.get("posY").getAsDouble());
		assertEquals(3, TtsFolder.find(table, "mill:track/Wind").getAsJsonObject("Counter").get("value").getAsInt());
	}

	@Test
	void whatever_is_flat_has_a_back() throws Exception {
		List<JsonObject> flat = TtsFolder.everything(mill().file("mill-2-players.json")).stream()
				.filter(object -> Set.of("Custom_Token", "Custom_Tile").contains(object.get("Name").getAsString()))
				.filter(object -> !TtsFolder.identity(object).matches("(mill:board/|mat@|sheet@).*")).toList();

		assertTrue(flat.size() > 10);
		flat.forEach(object -> assertFalse(object.getAsJsonObject("CustomImage").get("ImageSecondaryURL").getAsString().isEmpty(),
				TtsFolder.identity(object)));
	}

	@Test
	void what_belongs_to_a_tile_lies_on_it_wherever_that_is() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL.replace("draw 2 from Weather to Row",
				"draw 2 from Weather to Row\n\tdraw from Finds to BarnTile's found")
				+ "token Find \"Find\"\nbag Finds of token { contains Find }\nextend room { zone found of token visible to nobody }\n");

		JsonObject table = TtsFolder.of(mill, home.resolve("out")).file("mill-2-players.json");

		JsonObject barn = TtsFolder.find(table, "mill:room/BarnTile#1").getAsJsonObject("Transform");
		JsonObject find = TtsFolder.find(table, "mill:token/Find#1").getAsJsonObject("Transform");
		assertTrue(Math.abs(barn.get("posX").getAsDouble() - find.get("posX").getAsDouble()) < 1);
		assertTrue(Math.abs(barn.get("posZ").getAsDouble() - find.get("posZ").getAsDouble()) < 1);
		assertTrue(find.get("posY").getAsDouble() > barn.get("posY").getAsDouble());
		assertEquals(180, find.get("rotZ").getAsInt());
	}

	@Test
	void each_seat_has_a_hand_in_which_its_cards_lie() throws Exception {
		TtsFolder mill = mill();

		JsonObject table = mill.file("mill-2-players.json");
		List<JsonObject> zones = TtsFolder.objects(table).stream().filter(object -> object.get("Name").getAsString().equals("HandTrigger"))
				.toList();
		assertEquals(List.of("White", "Brown"), zones.stream().map(zone -> zone.get("FogColor").getAsString()).toList());
		List<JsonObject> places = zones.stream().map(zone -> zone.getAsJsonObject("Transform")).toList();
		assertEquals(-places.get(0).get("posZ").getAsDouble(), places.get(1).get("posZ").getAsDouble(), 0.001, "across the table");
		assertEquals(List.of(0, 180), places.stream().map(place -> place.get("rotY").getAsInt()).toList());
		for (JsonObject place : places) {
			assertEquals(1,
					TtsFolder.objects(table).stream().filter(object -> TtsFolder.identity(object).startsWith("mill:item/Flour"))
							.map(object -> object.getAsJsonObject("Transform"))
							.filter(held -> held.get("posZ").equals(place.get("posZ")) && held.get("posX").equals(place.get("posX")))
							.count());
		}
		assertTrue(TtsFolder.objects(mill.file("mill.json")).stream()
				.noneMatch(object -> object.get("Name").getAsString().equals("HandTrigger")));
	}

	@Test
	void a_die_that_there_is_names_its_faces_and_any_other_is_a_bag_of_faces() throws Exception {
		LoadedPack dice = Packs.pack(home, "dice", """
				pack dice { version 1.0.0 requires core from 0.1.0 }
				values Sign { skull }
				die Six { 1, 1, 2, 2, skull, skull }
				die Five { 1, 2, 3, 4, 5 }
				""");

		TtsFolder export = TtsFolder.of(dice, home.resolve("out"));

		JsonObject six = TtsFolder.find(export.file("dice.json"), "dice:die/Six");
		assertEquals("Die_6", six.get("Name").getAsString());
		assertEquals(List.of("1", "1", "2", "2", "Skull", "Skull"),
				six.getAsJsonArray("RotationValues").asList().stream().map(value -> value.getAsJsonObject().get("Value").getAsString())
						.toList());
		assertEquals(5, TtsFolder.find(export.file("dice.json"), "dice:die/Five").getAsJsonArray("ContainedObjects").size());
		assertTrue(export.report().stream().anyMatch(line -> line.contains("no die with 5 faces: “Five”")), export.report().toString());
		assertEquals(List.of(), export.problems());
	}

	@Test
	void a_table_says_how_long_and_for_how_many_it_is_as_the_program_does() throws Exception {
		LoadedPack crowd = Packs.pack(home, "crowd", """
				pack crowd { version 1.0.0 requires core from 0.1.0 }
				game Crowd "Crowd" { players 11 to 12 setup Begin round Day }
				phase Day { end game "Evening" }
				procedure Begin { for each player p { draw 1 from Tickets to p's hand } }
				extend player { zone hand of item visible to owner }
				item Ticket { copies: 12 }
				deck Tickets of item { contains Ticket }
				""");

		TtsFolder export = TtsFolder.of(crowd, home.resolve("out"));

		JsonObject table = export.file("crowd-12-players.json");
		assertEquals("[0,0]", table.get("PlayingTime").toString());
		assertEquals("[10,10]", table.get("PlayerCounts").toString());
		assertEquals(10,
				TtsFolder.objects(table).stream().filter(object -> object.get("Name").getAsString().equals("HandTrigger")).count());
		assertTrue(
				export.report()
						.contains("The program has 10 seats: what belongs to player 11 and those after lies on the table, in no hand."),
				export.report().toString());
		assertCountsHold(Packs.table(crowd), table);
	}

	@Test
	void each_file_has_a_picture_of_its_own_to_be_found_by() throws Exception {
		TtsFolder mill = mill();

		mill.files().keySet().forEach(file -> assertTrue(Files.exists(mill.folder().resolve(file.replace(".json", ".png"))), file));
	}

	@Test
	void a_table_shuffles_the_decks_that_the_rules_shuffle_once() throws Exception {
		TtsFolder mill = mill();
		JsonObject table = mill.file("mill-2-players.json");

		String weather = TtsFolder.find(table, "mill:zone/Weather").get("GUID").getAsString();
		assertTrue(table.get("LuaScript").getAsString().contains("local decks = { \"" + weather + "\" }"),
				table.get("LuaScript").getAsString());
		assertEquals("", table.get("LuaScriptState").getAsString());
		assertEquals("", mill.file("mill.json").get("LuaScript").getAsString());
	}

	@Test
	void without_an_address_pictures_are_found_on_this_machine_and_the_report_says_so() throws Exception {
		TtsFolder local = TtsFolder.of(Packs.pack(home, "mill", Packs.MILL), home.resolve("a folder"),
				new TtsOptions(null, Set.of()));

		assertTrue(local.report().getFirst().startsWith("For a test on this machine only"), local.report().toString());
		String address = TtsFolder.addresses(local.file("mill.json")).getFirst();
		assertTrue(address.startsWith("file:///"), address);
		assertTrue(Files.exists(Path.of(java.net.URI.create(address))), address);
		assertTrue(local.file("mill-2-players.json").get("Note").getAsString().contains("on one machine only"));
		assertEquals(List.of(), local.problems());
	}

	@Test
	void an_address_that_is_none_is_refused() {
		assertThrows(IllegalArgumentException.class, () -> new TtsOptions("ftp://example.org", Set.of()));
		assertThrows(IllegalArgumentException.class, () -> new TtsOptions("my pictures", Set.of()));
	}

	@Test
	void a_pack_that_adds_to_another_one_has_only_its_own_things_in_its_object_and_everything_on_its_tables() throws Exception {
		Packs.pack(home, "mill", Packs.MILL);
		LoadedPack more = Packs.pack(home, "more", """
				pack more { version 1.0.0 requires mill from 1.0.0 }
				event Foggy "Foggy" { copies: 2 }
				expansion More { add 2 of Foggy to Weather }
				""");

		TtsFolder export = TtsFolder.of(more, home.resolve("out"), "More");

		assertEquals(Set.of("mat@mill:zone/Weather", "mill:zone/Weather", "more:event/Foggy#1", "more:event/Foggy#2"),
				TtsFolder.objects(export.file("more.json")).stream().map(TtsFolder::identity).collect(Collectors.toSet()));
		for (JsonObject object : TtsFolder.everything(export.file("more-1-player.json"))) {
			String told = object.get("GMNotes").getAsString();
			String declared = TtsFolder.identity(object).replaceFirst("^\\w+@", "");
			assertTrue(!declared.contains(":") || declared.startsWith(TtsFolder.pack(object) + ":"), told);
			assertTrue(told.contains("\"version\":\"1.0.0\""), told);
		}
		assertLawsHold(export);
		assertCountsHold(Packs.table(more, "More"), export.file("more-1-player.json"));
	}

	@Test
	void the_same_pack_gives_the_same_bytes() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);

		assertEquals(TtsFolder.of(mill, home.resolve("one")).bytes(), TtsFolder.of(mill, home.resolve("two")).bytes());
	}

	@Test
	void a_new_card_leaves_the_names_of_everything_else_as_they_were() throws Exception {
		var before = names(TtsFolder.of(Packs.pack(home, "mill", Packs.MILL), home.resolve("one")));
		var after = names(
				TtsFolder.of(Packs.pack(home, "mill", Packs.MILL.replace("event Rainy", "event Cloudy \"Cloudy\"\n\t\t\tevent Rainy")),
						home.resolve("two")));

		assertTrue(after.entrySet().containsAll(before.entrySet()));
		after.keySet().removeAll(before.keySet());
		assertEquals(Set.of("mill:event/Cloudy#1"), after.keySet());
	}

	@Test
	void a_new_card_leaves_the_numbers_and_the_sheets_of_other_decks_as_they_were() throws Exception {
		var before = looks(TtsFolder.of(Packs.pack(home, "mill", Packs.MILL), home.resolve("one")));
		var after = looks(
				TtsFolder.of(Packs.pack(home, "mill", Packs.MILL.replace("event Rainy", "event Cloudy \"Cloudy\"\n\t\t\tevent Rainy")),
						home.resolve("two")));

		assertEquals(before.size() + 1, after.size());
		before.keySet().removeIf(card -> card.startsWith("mill:event/"));
		assertFalse(before.isEmpty());
		assertTrue(after.entrySet().containsAll(before.entrySet()));
	}

	@Test
	void any_name_can_be_exported_and_decks_of_one_and_of_five_hundred_cards() throws Exception {
		String cards = Stream.iterate(1, number -> number + 1).limit(150).map(number -> "event Card" + number + "\n")
				.collect(Collectors.joining());
		LoadedPack odd = Packs.pack(home, "odd", """
				pack odd "Quotes \\"and\\" / strokes \\\\ 🎲 שלום" { version 1.0.0 requires core from 0.1.0 }
				event Zero "None" { copies: 0 }
				event Many "Many" { copies: 350 }
				event Quoted "A \\"quoted\\" / stroke; comma, \\\\ 🎲 שלום"
				event Long "%s"
				item One "Alone"
				deck Alone of item { contains One }
				deck All of event { contains each event }
				""".formatted("long ".repeat(2000)) + cards);

		TtsFolder export = TtsFolder.of(odd, home.resolve("out"));

		assertLawsHold(export);
		assertCountsHold(Packs.table(odd), export.file("odd.json"));
		JsonObject all = TtsFolder.find(export.file("odd.json"), "odd:zone/All");
		assertEquals(502, all.getAsJsonArray("DeckIDs").size());
		assertEquals(3, all.getAsJsonObject("CustomDeck").size(), "153 cards, 70 on a sheet");
		assertEquals("CardCustom", TtsFolder.find(export.file("odd.json"), "odd:item/One#1").get("Name").getAsString());
	}

	@Test
	void no_sheet_of_cards_is_larger_than_weak_machines_take() throws Exception {
		String cards = Stream.iterate(1, number -> number + 1).limit(20).map(number -> "event Card" + number + "\n")
				.collect(Collectors.joining());
		TtsFolder drawn = TtsFolder.drawn(
				Packs.pack(home, "pile", "pack pile { version 1.0.0 }\ndeck All of event { contains each event }\n" + cards),
				home.resolve("out"));

		try (Stream<Path> files = Files.walk(home.resolve("out"))) {
			for (Path picture : files.filter(file -> file.toString().endsWith(".png")).toList()) {
				int[] size = sizeOfPng(picture);
				assertTrue(Math.max(size[0], size[1]) <= 4096, picture + ": " + size[0] + " by " + size[1]);
			}
		}
		JsonObject sheets = TtsFolder.find(drawn.file("pile.json"), "pile:zone/All").getAsJsonObject("CustomDeck");
		assertEquals(2, sheets.size(), "20 cards, 15 on a sheet");
	}

	/** Width and height, as they stand at the beginning of the file. */
	private static int[] sizeOfPng(Path picture) throws IOException {
		ByteBuffer head = ByteBuffer.wrap(Files.readAllBytes(picture));
		return new int[] { head.getInt(16), head.getInt(20) };
	}

	@Test
	void nothing_is_left_when_it_cannot_be_written_and_what_was_there_stays() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);
		Path target = home.resolve("out");
		TtsFolder.of(mill, target);
		var before = TtsFolder.of(mill, target).bytes();
		Set<String> beside = names(home);

		assertThrows(FullDisk.class, () -> TtsFolder.exporter().export(new PackCompiler(mill), target,
				new TtsOptions(null, Set.of()), (file, done, all) -> {
					if (file.startsWith("pictures/")) {
						throw new FullDisk();
					}
				}));

		assertEquals(before, new TtsFolder(target, new TreeMap<>(), List.of()).bytes());
		assertEquals(beside, names(home));
	}

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown" })
	void whole_games_hold_the_laws(String name) throws Exception {
		LoadedPack pack = Packs.example(name);

		TtsFolder export = TtsFolder.of(pack, home.resolve("out"));

		assertLawsHold(export);
		Table table = Packs.table(pack).asPlayed();
		export.files().values().forEach(file -> assertCountsHold(table, file));
	}

	private TtsFolder mill() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);
		TtsFolder export = TtsFolder.of(mill, home.resolve("out"));
		export.files().values().forEach(file -> assertCountsHold(Packs.table(mill).asPlayed(), file));
		return export;
	}

	/** As many objects as the pack has copies, each once. */
	private static void assertCountsHold(Table table, JsonObject file) {
		Set<String> copies = table.components().stream().flatMap(TtsExportTest::pieces).collect(Collectors.toSet());
		List<String> told = TtsFolder.objects(file).stream().map(TtsFolder::identity).filter(copies::contains).toList();
		assertEquals(copies, new HashSet<>(told));
		assertEquals(copies.size(), told.size());
	}

	private static Stream<String> pieces(Component component) {
		return Stream.iterate(1, copy -> copy + 1).limit(component.copies()).map(copy -> component.piece(copy).identity());
	}

	private static void assertLawsHold(TtsFolder export) throws IOException {
		assertEquals(List.of(), export.problems());
		for (JsonObject file : export.files().values()) {
			List<JsonObject> objects = TtsFolder.everything(file);
			assertEquals(objects.size(), objects.stream().map(each -> each.get("GUID").getAsString()).distinct().count(),
					"two objects have one name");
			objects.forEach(TtsExportTest::assertCardsAreFound);
			for (String address : TtsFolder.addresses(file)) {
				Path picture = export.folder().resolve("pictures").resolve(address.substring(address.lastIndexOf('/') + 1));
				assertTrue(Files.exists(picture), address);
			}
		}
	}

	private static void assertCardsAreFound(JsonObject object) {
		if (object.has("CardID")) {
			assertFound(object.get("CardID").getAsInt(), object);
		}
		if (object.has("DeckIDs")) {
			List<Integer> numbers = object.getAsJsonArray("DeckIDs").asList().stream().map(number -> number.getAsInt()).toList();
			assertEquals(numbers, object.getAsJsonArray("ContainedObjects").asList().stream()
					.map(card -> card.getAsJsonObject().get("CardID").getAsInt()).toList());
			numbers.forEach(number -> assertFound(number, object));
		}
		assertFalse(object.has("States") && object.getAsJsonObject("States").isEmpty());
	}

	private static void assertFound(int card, JsonObject object) {
		JsonObject sheet = object.getAsJsonObject("CustomDeck").getAsJsonObject(String.valueOf(card / 100));
		int cells = sheet.get("NumWidth").getAsInt() * sheet.get("NumHeight").getAsInt();
		assertTrue(card % 100 < cells && cells <= 70, card + " on " + sheet);
	}

	/** The number of each card, with its picture. */
	private static TreeMap<String, String> looks(TtsFolder export) {
		var looks = new TreeMap<String, String>();
		TtsFolder.everything(export.file("mill.json")).stream().filter(each -> each.has("CardID"))
				.forEach(card -> looks.put(TtsFolder.identity(card), card.get("CardID") + " " + card.get("CustomDeck")));
		return looks;
	}

	private static TreeMap<String, String> names(TtsFolder export) {
		var names = new TreeMap<String, String>();
		TtsFolder.everything(export.file("mill.json"))
				.forEach(each -> names.putIfAbsent(TtsFolder.identity(each), each.get("GUID").getAsString()));
		return names;
	}

	private static Set<String> names(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
		}
	}

	/** What a progress throws in the middle of the writing. */
	private static final class FullDisk extends RuntimeException {

		private static final long serialVersionUID = 1L;
	}
}
