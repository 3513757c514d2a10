package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.export.art.PrintedArt;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Packs;
import org.hullwright.export.table.Table;
import org.hullwright.picture.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** What players do in a module turn by turn: draw, play, discard, explore, look closely and see where the tracks are. */
class PlayingInModuleTest {

	private static final String CAVE = """
			pack cave "Cave" { version 1.0.0 }
			kind caver is character { zone hand "Hand" of item visible to owner }
			caver Ann "Ann"
			caver Bob "Bob"
			zone Camp "Camp" of caver { contains Ann, Bob }
			item Rope "Rope" { copies: 6 }
			reshuffling deck Finds "Finds" of item { contains each item }
			token Torch "Torch" { copies: 4 }
			token Bat "Bat" { copies: 3 }
			bag Dark "Dark" of token
			kind clue is token { }
			clue Bones "Bones"
			clue Gold "Gold"
			zone Clues "Clues" of clue { contains Bones, Gold }
			kind chamber is tile { zone unknown "Unknown" of clue visible to nobody }
			chamber Hall "Hall"
			track Oil "Oil" from 0 to 9 = 9 { at 0 "Darkness" { end game } }
			board Map "Map" { space Mouth "Mouth" at 0, 0 }
			procedure Begin {
				place Hall in Mouth
				move Bones to Hall's unknown
				for each player p {
					let guest be the first caver in Camp
					set guest's owner to p
					move guest to Hall
					draw 2 from Finds to guest's hand
				}
				place 3 of Bat in Dark
			}
			phase Day { end game }
			game Cave "Cave" { players 1 to 2 setup Begin round Day }
			""";

	@TempDir
	private Path home;

	private VassalArchive cave() throws Exception {
		VassalArchive cave = VassalArchive.of(Packs.pack(home, "cave", CAVE), home.resolve("out"));
		ModuleAssertions.assertWellFormed(cave);
		return cave;
	}

	private static Element named(VassalArchive module, String sort, String attribute, String name) throws Exception {
		return module.named(sort).stream().filter(each -> each.getAttribute(attribute).equals(name)).findFirst().orElseThrow();
	}

	private static List<List<String>> pieces(VassalArchive module, String title) throws Exception {
		return module.commands("setup-2.vsav").stream().filter(command -> command.startsWith("+/"))
				.map(command -> Decoded.of('/', command.substring(2)))
				.filter(parts -> Decoded.levels(parts.get(1)).getLast().endsWith(";" + title))
				.toList();
	}

	private static String place(List<String> piece) {
		return String.join(";", Decoded.of(';', Decoded.levels(piece.get(2)).getLast()).subList(0, 3));
	}

	@Test
	void what_is_in_a_hand_is_one_stack_which_hands_lay_side_by_side() throws Exception {
		VassalArchive cave = cave();

		List<String> inHand = pieces(cave, "Rope").stream().map(PlayingInModuleTest::place)
				.filter(place -> place.startsWith("Hand of Player 1;"))
				.toList();
		assertEquals(2, inHand.size());
		assertEquals(1, inHand.stream().distinct().count(), inHand.toString());
		assertEquals(1, cave.commands("setup-2.vsav").stream().filter(command -> command.contains("/stack/Hand of Player 1;")).count());
		Set<String> has = VassalArchive.all(named(cave, "PlayerHand", "mapName", "Hand of Player 1")).stream()
				.map(each -> each.getTagName().replaceFirst(".*\\.", "")).collect(Collectors.toSet());
		assertFalse(has.contains("StackMetrics") || has.contains("StackExpander"), has.toString());
	}

	@Test
	void nobody_is_told_the_name_of_what_comes_into_a_hand() throws Exception {
		Element hand = named(cave(), "PlayerHand", "mapName", "Hand of Player 1");

		assertEquals(List.of("", "→ $location$ *"), List.of(hand.getAttribute("moveWithinFormat"), hand.getAttribute("moveToFormat")));
	}

	@Test
	void a_deck_of_cards_is_drawn_from_by_its_menu_into_the_hand_of_whoever_asks() throws Exception {
		VassalArchive cave = cave();

		Element finds = named(cave, "DrawPile", "name", "Finds");
		assertEquals("true", finds.getAttribute("drawFaceUp"));
		Element draw = (Element) finds.getElementsByTagName("VASSAL.build.module.map.DeckGlobalKeyCommand").item(0);
		assertEquals(List.of("Draw into my hand", "72,130", "1", "Finds → $PlayerSide$"),
				List.of(draw.getAttribute("name"), draw.getAttribute("hotkey"), draw.getAttribute("deckCount"),
						draw.getAttribute("reportFormat")));
		assertEquals(0,
				named(cave, "DrawPile", "name", "Dark").getElementsByTagName("VASSAL.build.module.map.DeckGlobalKeyCommand").getLength(),
				"tokens are in no hand");
		String inGame = cave.commands("setup-2.vsav").stream().filter(command -> command.contains("deck;") && command.contains(";Finds;"))
				.findFirst().orElseThrow();
		List<String> type = Decoded.of(';', Decoded.of('/', inGame.substring(2)).get(1));
		assertEquals("true", type.get(17), "drawn face up");
		assertEquals(List.of("Draw into my hand", "72,130"), Decoded.of('|', Decoded.of(',', type.get(24)).getFirst()).subList(0, 2));
		String prototype = named(cave, "PrototypeDefinition", "name", "Card").getTextContent();
		assertTrue(prototype.contains("{\"Hand of \"+PlayerSide}"), prototype);
	}

	@Test
	void a_card_is_discarded_and_a_marker_put_back_by_a_key_and_both_are_told() throws Exception {
		VassalArchive cave = cave();

		List<String> rope = pieces(cave, "Rope").getFirst();
		assertEquals(List.of("Discard", "68,130", "Discarded Finds"), home(rope));
		assertEquals("$newPieceName$ → Discarded Finds *", told(rope));
		assertEquals(List.of("Put back", "68,130", "Supply of Torch"), home(pieces(cave, "Torch").getFirst()));
		assertEquals("$newPieceName$ → Supply of Torch *", told(pieces(cave, "Torch").getFirst()));
		assertEquals(Optional.empty(), VassalArchive.type(pieces(cave, "Gold").getFirst(), "return;"), "was never in a pile");
	}

	@Test
	void what_goes_back_among_hidden_things_is_not_named() throws Exception {
		String put = CAVE
				.replace("reshuffling deck Finds",
						"deck Secrets \"Secrets\" of clue { contains Bones, Gold }\n\t\t\treshuffling deck Finds")
				.replace("zone Clues \"Clues\" of clue { contains Bones, Gold }", "bag Clues \"Clues\" of token { contains 1 of Torch }");
		VassalArchive cave = VassalArchive.of(Packs.pack(home, "cave", put), home.resolve("out"));

		assertTrue(pieces(cave, "Torch").stream().map(PlayingInModuleTest::told).anyMatch("→ Clues *"::equals));
	}

	private static List<String> home(List<String> piece) {
		List<String> back = Decoded.of(';', VassalArchive.type(piece, "return;").orElseThrow());
		return List.of(back.get(0), back.get(1), back.get(7));
	}

	private static String told(List<String> piece) {
		return Decoded.of(';', Decoded.levels(piece.get(1)).stream().filter(type -> type.startsWith("report;D;")).findFirst().orElseThrow())
				.get(2);
	}

	@Test
	void what_lies_face_down_on_a_tile_lies_there_on_the_board_and_tells_not_which_tile_it_is() throws Exception {
		VassalArchive cave = cave();

		List<String> bones = pieces(cave, "Bones").getFirst();
		assertTrue(place(bones).startsWith("Map;"), place(bones));
		assertEquals("nobody;true|0", VassalArchive.state(bones, "obs;").orElseThrow());
		List<String> zones = cave.named("Zone").stream().map(zone -> zone.getAttribute("name")).toList();
		assertTrue(zones.stream().noneMatch(zone -> zone.contains("Unknown")), zones.toString());
	}

	@Test
	void what_lies_in_two_places_of_a_tile_is_in_no_stack_that_is_turned_up_as_a_whole() throws Exception {
		String two = CAVE.replace("visible to nobody }", "visible to nobody  zone trap \"Trap\" of clue visible to nobody }")
				.replace("move Bones to Hall's unknown", "move Bones to Hall's unknown  move Gold to Hall's trap");
		VassalArchive cave = VassalArchive.of(Packs.pack(home, "cave", two), home.resolve("out"));

		assertNotEquals(place(pieces(cave, "Bones").getFirst()), place(pieces(cave, "Gold").getFirst()));
	}

	@Test
	void what_is_turned_up_is_told_unless_it_is_in_a_hand() throws Exception {
		List<String> hall = pieces(cave(), "Hall").getFirst();

		assertEquals("{CurrentMap.startsWith(\"Hand of \")?\"\":location+\": \"+newPieceName+\" *\"}",
				Decoded.of(';', Decoded.levels(hall.get(1)).stream().filter(type -> type.startsWith("report;F;")).findFirst().orElseThrow())
						.get(2));
	}

	@Test
	void a_figure_says_whose_it_is() throws Exception {
		VassalArchive cave = cave();

		assertEquals(Optional.of("Player 1"), VassalArchive.state(pieces(cave, "Ann").getFirst(), "label;"));
		assertEquals(Optional.of("Player 2"), VassalArchive.state(pieces(cave, "Bob").getFirst(), "label;"));
	}

	@Test
	void above_the_first_board_is_told_where_the_tracks_are() throws Exception {
		VassalArchive cave = cave();

		List<String> tracks = pieces(cave, "Tracks").getFirst();
		assertEquals("Map;60;65", place(tracks));
		assertEquals(Optional.of("{\"Oil \"+cave_track_Oil+(cave_track_Oil==0?\" (Darkness)\":\"\")}"),
				VassalArchive.state(tracks, "label;"));
		assertEquals("Map;200;330", place(pieces(cave, "Hall").getFirst()), "the board begins below");
	}

	@Test
	void strips_end_where_the_tiles_of_their_board_begin() throws Exception {
		Table nemesis = Packs.table(Packs.example("nemesis")).asPlayed();
		int room = nemesis.components().stream().filter(each -> each.kind().equals("room")).mapToInt(each -> Sizes.ofFace(each).height())
				.max()
				.orElseThrow();
		int strip = nemesis.components().stream().filter(Component::isStrip).mapToInt(each -> Sizes.ofFace(each).width()).max()
				.orElseThrow();
		Board ship = nemesis.boards().getFirst();
		Map<String, Point> middles = new PrintedArt(VassalExport.SHARPNESS, VassalExport.BOARD_SCALE, VassalExport.LARGEST_BOARD)
				.board(ship, 0).middles();

		List<Double> upright = ship.links().stream().filter(link -> middles.containsKey(link.from()) && middles.containsKey(link.to()))
				.filter(link -> middles.get(link.from()).x() == middles.get(link.to()).x())
				.map(link -> Math.abs(middles.get(link.from()).y() - middles.get(link.to()).y())).toList();

		assertFalse(upright.isEmpty());
		upright.forEach(apart -> assertTrue(apart >= room + strip, apart + " pixels for a Room of " + room + " and a strip of " + strip));
	}

	@Test
	void a_tile_that_is_put_into_a_space_comes_to_lie_in_its_middle_and_what_is_put_beside_it_where_set_ups_put_it() throws Exception {
		List<Element> snapping = cave().named("RegionGrid").stream().filter(grid -> grid.getAttribute("snapto").equals("true")).toList();

		assertFalse(snapping.isEmpty());
		for (Element grid : snapping) {
			int[] corners = Arrays.stream(((Element) grid.getParentNode()).getAttribute("path").split("[;,]")).mapToInt(Integer::parseInt)
					.toArray();
			List<Element> points = VassalArchive.all(grid).stream().filter(each -> each.getTagName().endsWith(".Region")).toList();
			assertEquals((corners[0] + corners[4]) / 2, Integer.parseInt(points.getFirst().getAttribute("originx")), 1);
			assertEquals((corners[1] + corners[5]) / 2, Integer.parseInt(points.getFirst().getAttribute("originy")), 1);
			assertTrue(points.size() > 1, "where a figure lies beside another");
		}
	}

	@Test
	void nothing_lies_on_what_is_only_done() throws Exception {
		String acting = CAVE + "action Climb \"Climb\" { use { say \"Up\" } }\nshow action { print: no }\n";

		List<String> zones = VassalArchive.of(Packs.pack(home, "cave", acting), home.resolve("out")).named("Zone").stream()
				.map(zone -> zone.getAttribute("name")).toList();

		assertFalse(zones.contains("Climb"), zones.toString());
	}

	@Test
	void tiles_and_piles_can_be_looked_at_closely_too() throws Exception {
		for (Element viewer : cave().named("CounterDetailViewer")) {
			assertEquals(List.of("true", "true", "1.25", "1.25"),
					List.of(viewer.getAttribute("showNoStack"), viewer.getAttribute("showDeck"), viewer.getAttribute("zoomlevel"),
							viewer.getAttribute("graphicsZoom")));
		}
	}

	@Test
	void a_small_map_begins_larger_than_a_large_one() throws Exception {
		List<String> begins = cave().named("Map").stream()
				.map(map -> ((Element) map.getElementsByTagName("VASSAL.build.module.map.Zoomer").item(0)).getAttribute("zoomStart"))
				.toList();

		assertEquals(List.of("5", "7"), begins, "counted from the largest");
	}
}
