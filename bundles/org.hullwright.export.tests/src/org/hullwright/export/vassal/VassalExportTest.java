package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.archive.Progress;
import org.hullwright.export.table.Packs;
import org.hullwright.export.table.Table;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class VassalExportTest {

	private static final String MORE = """
			pack more "More weather" { version 1.0.0 requires mill from 1.0.0 }
			event Foggy "Foggy" { copies: 2 }
			token Umbrella "Umbrella" { copies: 2 }
			expansion More { add 2 of Foggy to Weather }
			""";

	@TempDir
	private Path home;

	@Test
	void the_help_menu_of_a_module_names_who_made_the_pack_and_its_icons() throws Exception {
		String signed = Packs.MILL.replace("requires core", "authors \"Ann <ann@example.org>\" requires core");
		VassalArchive mill = VassalArchive.of(Packs.pack(home, "mill", signed), home.resolve("out"));

		Element entry = (Element) mill.build().getElementsByTagName("VASSAL.build.module.documentation.HelpFile").item(0);
		assertEquals("Credits", entry.getAttribute("title"));
		String page = new String(mill.files().get(entry.getAttribute("fileName")), StandardCharsets.UTF_8);
		assertTrue(page.contains("<p>By Ann &lt;ann@example.org&gt;</p>"), page);
		assertTrue(page.contains(IconLibrary.complete().credit()), page);
	}

	@Test
	void a_game_becomes_a_module_that_begins_out_of_the_box_or_with_a_set_up() throws Exception {
		VassalArchive mill = mill();

		assertEquals("mill.vmod", mill.name());
		assertEquals(List.of("Out of the box", "Game for 1 player", "Game for 2 players", "A storm for 1 player", "A storm for 2 players"),
				mill.named("PredefinedSetup").stream().map(setUp -> setUp.getAttribute("name")).toList());
		assertEquals("The Mill", mill.build().getAttribute("name"));
		assertEquals(List.of("Player 1", "Player 2", "Referee"),
				VassalArchive.all(mill.named("PlayerRoster").getFirst()).stream().filter(each -> each.getTagName().equals("entry"))
						.map(Element::getTextContent).toList());
		ModuleAssertions.assertWellFormed(mill);
	}

	@Test
	void decks_lie_face_down_discards_go_back_and_bags_give_anything() throws Exception {
		VassalArchive mill = mill();

		Element weather = pile(mill, "The weather");
		assertEquals("Always", weather.getAttribute("faceDown"));
		assertEquals(4, weather.getElementsByTagName("VASSAL.build.widget.CardSlot").getLength());
		Element discarded = pile(mill, "Discarded The weather");
		assertEquals("Never", discarded.getAttribute("faceDown"));
		assertEquals("The weather", discarded.getAttribute("reshuffleTarget"));
		Element purse = pile(mill, "Purse");
		assertEquals("Always", purse.getAttribute("shuffle"));
		assertEquals(3, purse.getElementsByTagName("VASSAL.build.widget.PieceSlot").getLength());
	}

	@Test
	void decks_are_shuffled_when_a_game_begins_by_what_the_module_sends_them() throws Exception {
		VassalArchive mill = VassalArchive
				.of(Packs.pack(home, "mill", Packs.MILL.replace("set Wind to 3", "set Wind to 3\n\tplace 1 of Sack in Morning")
						+ "deck Morning of token\n"), home.resolve("out"));

		Element start = mill.named("StartupGlobalKeyCommand").getFirst();
		assertEquals("startOfGameOnly", start.getAttribute("whenToApply"));
		assertEquals(start.getAttribute("globalHotkey"), pile(mill, "The weather").getAttribute("shuffleHotkey"));
		assertEquals("", pile(mill, "Morning").getAttribute("shuffleHotkey"));
		String inGame = mill.commands("setup-2.vsav").stream()
				.filter(command -> command.contains("deck;") && command.contains("The weather;")).findFirst().orElseThrow();
		assertEquals(start.getAttribute("globalHotkey"), Decoded.of(';', Decoded.of('/', inGame.substring(2)).get(1)).get(19));
		assertTrue(mill.report().getLast().contains("but for those into which a set-up puts something: Morning."),
				mill.report().toString());
	}

	@Test
	void what_lies_open_at_one_point_is_a_stack_that_says_where_and_what() throws Exception {
		VassalArchive mill = VassalArchive.of(Packs.pack(home, "mill", Packs.MILL + "zone Heap \"Heap\" of token { contains 3 of Sack }\n"),
				home.resolve("out"));

		assertEquals(List.of("Heap – Sack of flour", "Heap – Sack of flour 2", "Heap – Sack of flour 3", "Bench – Ann", "Bench – Bob"),
				mill.named("SetupStack").stream().map(stack -> stack.getAttribute("name"))
						.filter(name -> name.startsWith("Heap") || name.startsWith("Bench")).toList());
	}

	@Test
	void cards_that_lie_open_in_one_place_are_a_stack() throws Exception {
		List<List<String>> pieces = mill().commands("setup-2.vsav").stream().filter(command -> command.startsWith("+/"))
				.map(command -> Decoded.of('/', command.substring(2))).toList();
		Set<String> drawn = pieces.stream().filter(parts -> !parts.get(1).equals("stack") && !parts.get(1).startsWith("deck;"))
				.filter(parts -> VassalArchive.marks(parts.get(2)).getFirst().equals("event")).map(List::getFirst)
				.collect(Collectors.toSet());

		assertTrue(pieces.stream().filter(parts -> parts.get(1).equals("stack")).map(parts -> Decoded.of(';', parts.get(2)))
				.anyMatch(state -> state.subList(3, state.size() - 1).stream().filter(drawn::contains).count() == 2));
	}

	@Test
	void places_of_one_title_are_told_apart_by_words() throws Exception {
		VassalArchive odd = VassalArchive.of(Packs.pack(home, "odd", """
				pack odd { version 1.0.0 requires core from 0.1.0 }
				token Larva "Larva" { copies: 1 }
				figure BigLarva "Larva" { copies: 1 }
				deck First "Cards" of item
				deck Second "Cards" of item
				item One "One"
				item Two "Two"
				"""), home.resolve("out"));

		List<String> piles = odd.named("DrawPile").stream().map(pile -> pile.getAttribute("name")).toList();
		assertTrue(piles.containsAll(List.of("Supply of Token", "Supply of Figure", "Cards (First)", "Cards (Second)")),
				piles.toString());
	}

	@Test
	void boards_keep_a_map_each_though_they_are_called_like_another_map() throws Exception {
		VassalArchive house = VassalArchive.of(Packs.pack(home, "house", """
				pack house { version 1.0.0 }
				token Peg "Peg" { copies: 3 }
				board Cellar "Level" { space Below "Below" at 1, 1 }
				board Attic "Level" { space Above "Above" at 1, 1 }
				board Other "Level 2" { space Beside "Beside" at 1, 1 }
				board Desk "Table" { space Top "Top" at 1, 1 }
				board Palm "Hand of Player 1" { space Thumb "Thumb" at 1, 1 }
				game House { players 1 to 1 setup Begin round Day }
				procedure Begin { place Peg in Below  place Peg in Above  place Peg in Thumb }
				phase Day { end game }
				"""), home.resolve("out"));

		var maps = new ArrayList<>(house.named("Map"));
		maps.addAll(house.named("PlayerHand"));
		assertEquals(List.of("Level", "Level 2", "Level 2 2", "Table (board)", "Hand of Player 1 2", "Table", "Hand of Player 1"),
				maps.stream().map(map -> map.getAttribute("mapName")).toList());
		List<String> setUp = house.commands("setup-1.vsav");
		assertTrue(Stream.of("Level;", "Level 2;", "Hand of Player 1 2;")
				.allMatch(map -> setUp.stream().anyMatch(command -> command.contains(map))));
	}

	@Test
	void the_first_board_is_shown_as_soon_as_a_game_begins_and_the_rest_by_buttons() throws Exception {
		VassalArchive mill = mill();

		var maps = new ArrayList<>(mill.named("Map"));
		maps.addAll(mill.named("PlayerHand"));
		assertEquals("false", maps.getFirst().getAttribute("launch"));
		assertTrue(maps.stream().skip(1)
				.allMatch(map -> map.getAttribute("launch").equals("true") && !map.getAttribute("buttonName").isEmpty()));
	}

	@Test
	void cards_are_masked_two_sides_are_layers_and_everything_is_marked() throws Exception {
		VassalArchive mill = mill();

		List<String> card = VassalArchive
				.piece((Element) pile(mill, "The weather").getElementsByTagName("VASSAL.build.widget.CardSlot").item(0));
		assertTrue(Decoded.levels(card.get(1)).stream().anyMatch(type -> type.startsWith("obs;")), card.toString());
		assertEquals(List.of("event", "mill:event/Rainy", "1", ""), VassalArchive.marks(card.get(2)));
		List<String> wheel = VassalArchive
				.piece((Element) pile(mill, "Supply of Token").getElementsByTagName("VASSAL.build.widget.PieceSlot").item(0));
		assertEquals("1", state(wheel, "emb2;"));
		List<String> layer = Decoded.of(';', VassalArchive.type(wheel, "emb2;").orElseThrow());
		assertEquals(List.of("Turn over", "71,130"), List.of(layer.get(3), layer.get(27)), "in the menu, and by Ctrl+G");
		assertTrue(Decoded.levels(wheel.get(1)).stream().anyMatch(type -> type.startsWith("report;G;")), "the chat tells");
		String turned = mill.commands("setup-1.vsav").stream().filter(command -> command.contains("token\\/Wheel")).findFirst()
				.orElseThrow();
		assertEquals("2", state(Decoded.of('/', turned.substring(2)), "emb2;"));
	}

	@Test
	void what_begins_face_down_can_be_turned_up_by_anybody() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill",
				Packs.MILL + "zone Cellar \"Cellar\" of token visible to nobody { contains 1 of Sack }\n");

		VassalArchive module = VassalArchive.of(mill, home.resolve("out"));

		List<String> masks = module.commands("setup-2.vsav").stream().filter(command -> command.contains("token\\/Sack"))
				.map(command -> state(Decoded.of('/', command.substring(2)), "obs;")).distinct().sorted().toList();
		assertEquals(List.of("nobody;true|0", "null;"), masks);
	}

	@Test
	void tiles_of_a_board_are_in_no_stack_with_what_stands_on_them() throws Exception {
		List<String> commands = mill().commands("setup-2.vsav");
		List<List<String>> pieces = commands.stream().filter(command -> command.startsWith("+/"))
				.map(command -> Decoded.of('/', command.substring(2))).toList();
		Map<String, String> identities = pieces.stream().filter(parts -> parts.get(1).startsWith("mark;"))
				.collect(Collectors.toMap(List::getFirst, parts -> VassalArchive.marks(parts.get(2)).get(1)));

		List<String> stacked = pieces.stream().filter(parts -> parts.get(1).equals("stack")).map(parts -> Decoded.of(';', parts.get(2)))
				.flatMap(state -> state.subList(3, state.size() - 1).stream()).map(identities::get).toList();

		assertFalse(stacked.contains("mill:room/BarnTile"), "dropped onto a stack, a figure would be one of it");
		List<List<String>> barns = pieces.stream().filter(parts -> "mill:room/BarnTile".equals(identities.get(parts.getFirst()))).toList();
		assertFalse(barns.isEmpty());
		assertTrue(barns.stream().allMatch(parts -> parts.get(1).contains("immob;;N;R;")), barns::toString);
	}

	@Test
	void spaces_are_zones_paths_are_regions_tracks_are_numbers_and_dice_have_buttons() throws Exception {
		VassalArchive mill = mill();

		Element yard = mill.named("Map").stream().filter(map -> map.getAttribute("mapName").equals("The Yard")).findFirst().orElseThrow();
		assertEquals(List.of("Barn place", "Field"), namesOf(".Zone", yard));
		assertEquals("Barn place – Field", namesOf(".Region", yard).getFirst(), "those of spaces come behind it");
		Element wind = mill.named("GlobalProperty").getFirst();
		assertEquals(List.of("0", "4", "1"), Stream.of("min", "max", "initialValue").map(wind::getAttribute).toList());
		assertEquals(List.of("1", "2", "Sun", "Rain", "Rain"),
				mill.named("SpecialDieFace").stream().map(face -> face.getAttribute("text")).toList());
		assertTrue(mill.commands("setup-2.vsav").contains("GlobalProperty\t;mill_track_Wind;3;"));
	}

	@Test
	void a_pack_that_only_adds_becomes_an_extension_that_fits_the_module() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);
		VassalArchive module = VassalArchive.of(mill, home.resolve("module"));
		LoadedPack more = Packs.pack(home, "more", MORE);

		VassalArchive extension = VassalArchive.of(more, home.resolve("extension"), "More");

		assertEquals("more.vmdx", extension.name());
		assertTrue(extension.report().getFirst().contains("mill_ext beside mill.vmod"), extension.report().toString());
		assertEquals(module.build().getAttribute("name"), extension.build().getAttribute("module"));
		assertArrayEquals(module.files().get("moduledata"), extension.files().get("moduledata"));
		assertArrayEquals(module.files().get("moduledata"),
				VassalArchive.unzipped(extension.files().get("more-setup-2.vsav")).get("moduledata"));
		ModuleAssertions.assertWellFormed(extension);
		String piles = "VASSAL.build.module.Map:Table/VASSAL.build.module.map.DrawPile:";
		Set<String> inModule = module.named("DrawPile").stream().map(pile -> piles + pile.getAttribute("name")).collect(Collectors.toSet());
		List<String> targets = extension.named("ExtensionElement").stream().map(element -> element.getAttribute("target"))
				.filter(target -> !target.isEmpty()).toList();
		assertEquals(2, targets.size());
		targets.forEach(target -> assertTrue(inModule.contains(target), target));
		assertEquals(4, extension.copies().size());
		ModuleAssertions.assertPiecesAre(Packs.table(more, "More"), extension.commands("more-setup-2.vsav"));
	}

	@Test
	void a_pack_that_changes_something_becomes_a_module_with_everything_and_says_why() throws Exception {
		Packs.pack(home, "mill", Packs.MILL);
		LoadedPack less = Packs.pack(home, "less",
				"pack less { version 1.0.0 requires mill from 1.0.0 }\nexpansion Less { remove Rainy from Weather }\n");

		VassalArchive module = VassalArchive.of(less, home.resolve("out"), "Less");

		assertEquals("less.vmod", module.name());
		assertTrue(module.report().getFirst().endsWith("it changes something of them, which an extension cannot."),
				module.report().toString());
		assertTrue(module.report().contains("“The weather” has 0 of “Rainy” instead of 1."), module.report().toString());
		ModuleAssertions.assertWellFormed(module);
	}

	@Test
	void the_same_pack_gives_the_same_bytes() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);
		VassalArchive.of(mill, home.resolve("one"));
		VassalArchive.of(mill, home.resolve("two"));

		assertArrayEquals(Files.readAllBytes(home.resolve("one/mill.vmod")), Files.readAllBytes(home.resolve("two/mill.vmod")));
	}

	@Test
	void a_new_card_leaves_the_numbers_of_all_others_as_they_were() throws Exception {
		Map<String, String> before = numbers(VassalArchive.of(Packs.pack(home, "mill", Packs.MILL), home.resolve("one")));
		Map<String, String> after = numbers(
				VassalArchive.of(Packs.pack(home, "mill", Packs.MILL.replace("event Rainy", "event Cloudy \"Cloudy\"\n\t\t\tevent Rainy")),
						home.resolve("two")));

		assertTrue(after.entrySet().containsAll(before.entrySet()));
		assertEquals(before.size() + 1, after.size());
	}

	@Test
	void any_name_can_be_exported_and_decks_of_one_and_of_five_hundred_cards() throws Exception {
		LoadedPack odd = Packs.pack(home, "odd", """
				pack odd "Quotes \\"and\\" / strokes \\\\ & <tags> 🎲 שלום" { version 1.0.0 requires core from 0.1.0 }
				event Zero "None" { copies: 0 }
				event Many "Many" { copies: 499 }
				event Quoted "'A \\"quoted\\" / stroke; comma, \\\\ & <b> 🎲 שלום'" { text: "tab\\tand 'quotes', \\\\ / ;" }
				event Long "%s"
				item One "Alone"
				deck Alone "A / deck: of one" of item { contains One }
				deck Second "A / deck: of one" of item
				deck All of event { contains each event }
				""".formatted("long ".repeat(2000)));

		VassalArchive module = VassalArchive.of(odd, home.resolve("out"));

		ModuleAssertions.assertWellFormed(module);
		assertEquals(502, module.copies().stream().filter(slot -> slot.getTagName().endsWith("CardSlot")).count());
	}

	@Test
	void nothing_is_left_when_it_cannot_be_written() throws Exception {
		LoadedPack mill = Packs.pack(home, "mill", Packs.MILL);

		assertThrows(FullDisk.class,
				() -> VassalArchive.exporter().export(new PackCompiler(mill), home.resolve("out"), Set.of(), new Progress() {

					@Override
					public void at(String file, int done, int all) {
						if (file.equals("report.txt")) {
							throw new FullDisk();
						}
					}
				}));

		try (Stream<Path> left = Files.list(home)) {
			assertEquals(List.of("mill"), left.map(file -> file.getFileName().toString()).toList());
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "retaliation", "nemesis", "lockdown" })
	void whole_games_hold_the_laws(String name) throws Exception {
		LoadedPack pack = Packs.example(name);
		Table table = Packs.table(pack).asPlayed();

		VassalArchive module = VassalArchive.of(pack, home.resolve("out"));

		ModuleAssertions.assertWellFormed(module);
		assertEquals(table.copies(), module.copies().size());
		for (String path : module.files().keySet()) {
			if (path.endsWith(".vsav")) {
				ModuleAssertions.assertPiecesAre(table, module.commands(path));
			}
		}
	}

	@Test
	void the_gardens_are_an_extension_of_retaliation() throws Exception {
		VassalArchive gardens = VassalArchive.of(Packs.example("homebrew-gardens"), home.resolve("out"), "Gardens");

		assertEquals("gardens.vmdx", gardens.name());
		assertEquals(7, gardens.copies().size());
		ModuleAssertions.assertWellFormed(gardens);
	}

	private VassalArchive mill() throws Exception {
		LoadedPack pack = Packs.pack(home, "mill", Packs.MILL);
		VassalArchive mill = VassalArchive.of(pack, home.resolve("out"));
		assertEquals(Packs.table(pack).copies(), mill.copies().size());
		ModuleAssertions.assertPiecesAre(Packs.table(pack), mill.commands("setup-2.vsav"));
		return mill;
	}

	/** The state of the first trait of a sort. */
	private static String state(List<String> piece, String sort) {
		return VassalArchive.state(piece, sort).orElseThrow();
	}

	private static List<String> namesOf(String element, Element map) {
		return VassalArchive.all(map).stream().filter(each -> each.getTagName().endsWith(element)).map(each -> each.getAttribute("name"))
				.toList();
	}

	private static Element pile(VassalArchive archive, String name) throws Exception {
		return archive.named("DrawPile").stream().filter(pile -> pile.getAttribute("name").equals(name)).findFirst().orElseThrow();
	}

	private static Map<String, String> numbers(VassalArchive archive) throws Exception {
		var numbers = new TreeMap<String, String>();
		for (Element slot : archive.copies()) {
			numbers.put(slot.getAttribute("gpid"), VassalArchive.marks(VassalArchive.piece(slot).get(2)).get(1));
		}
		return numbers;
	}

	/** What a progress throws in the middle of the writing. */
	private static final class FullDisk extends RuntimeException {

		private static final long serialVersionUID = 1L;
	}
}
