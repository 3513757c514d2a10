package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.export.table.Packs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** What makes a module one to play with: things by their use, numbers on pieces, and the rules at hand. */
class ModuleToPlayWithTest {

	private static final String HARBOUR = """
			pack harbour "Harbour" { version 1.0.0 }
			kind sailor is character {
				state wounds: number 0 to 3 = 0 reads "{it}'s wounds"
				state rum: number 0 to 7 = 2 reads "{it}'s rum"
				state secret: number 0 to 3 = 1 reads ""
				state purse: number = 0 reads "{it}'s purse"
				zone hand "Hand" of item visible to owner
				zone chest "Chest" of item
			}
			sailor Ann "Ann" { wounds: 1 }
			kind gull is figure { state hits: number 0 to 2 = 0 reads "{it}'s hits" }
			gull Gull "Gull" { copies: 4 }
			item Rope "Rope" { copies: 3 }
			item Hook "Hook"
			reshuffling deck Finds "Finds" of item { contains each item }
			kind pier is tile { }
			pier LongPier "Long pier"
			pier ShortPier "Short pier"
			show pier { size: 60, 20 }
			kind order is card { }
			order Sail "Sail"
			order Rest "Rest"
			kind berth is token { }
			berth Berth "Berth"
			show order { print: no }
			show berth { print: no }
			zone Orders "Orders" of order { contains Sail, Rest }
			zone Berths "Berths" of berth { contains Berth }
			board Coast "Coast" {
				space Quay "Quay" at 0, 0
				space Beach "Beach" at 0, 2
				space Cliff "Cliff" at 1, 0
				path Shore from Quay to Beach
				path Stairs from Quay to Cliff
			}
			procedure Begin {
				place LongPier in Shore
				place ShortPier in Stairs
				place Ann in Quay
				place Gull in Berth
			}
			phase Day { end game }
			game Harbour "Harbour" { players 1 to 1 setup Begin round Day }
			""";

	@TempDir
	private Path home;

	private VassalArchive harbour() throws Exception {
		return VassalArchive.of(Packs.pack(home, "harbour", HARBOUR),
				home.resolve("out"));
	}

	private static Element named(VassalArchive module, String sort, String name) throws Exception {
		return module.named(sort).stream().filter(each -> each.getAttribute("name").equals(name)).findFirst().orElseThrow();
	}

	private static List<String> titles(List<Element> slots) {
		return slots.stream().map(slot -> slot.getAttribute("entryName")).distinct().sorted().toList();
	}

	private static int number(Element element, String attribute) {
		return Integer.parseInt(element.getAttribute(attribute));
	}

	@Test
	void what_is_only_a_rule_or_drawn_on_a_board_is_no_piece_and_what_lies_there_has_its_place() throws Exception {
		VassalArchive module = harbour();

		assertEquals(List.of("Ann", "Gull", "Hook", "Long pier", "Rope", "Short pier"), titles(module.copies()));
		List<String> zones = module.named("Zone").stream().map(zone -> zone.getAttribute("name")).toList();
		assertTrue(zones.contains("Berth"), zones.toString());
		assertFalse(zones.contains("Orders"), zones.toString());
		assertTrue(module.report().contains("What is only a rule, or drawn on a board, is no piece: Order, Berth (print: no)."),
				module.report().toString());
	}

	@Test
	void a_deck_lies_beside_its_discard_pile_and_both_tell_how_many_they_hold() throws Exception {
		VassalArchive module = harbour();

		Element deck = named(module, "DrawPile", "Finds");
		Element discards = named(module, "DrawPile", "Discarded Finds");
		assertEquals(number(deck, "y"), number(discards, "y"));
		int apart = number(discards, "x") - number(deck, "x");
		assertTrue(apart > number(deck, "width") && apart < 2 * number(deck, "width"), "apart: " + apart);
		Element count = named(module, "SetupStack", "Number in Finds");
		List<String> piece = VassalArchive.piece((Element) count.getElementsByTagName("VASSAL.build.widget.PieceSlot").item(0));
		assertTrue(Decoded.levels(piece.get(2)).contains("$Finds_numPieces$"), piece.toString());
		assertEquals(number(deck, "x"), number(count, "x"));
	}

	@Test
	void what_there_is_one_of_lies_in_one_supply_for_its_kind() throws Exception {
		List<String> piles = harbour().named("DrawPile").stream().map(pile -> pile.getAttribute("name")).toList();

		assertTrue(piles.containsAll(List.of("Supply of Pier", "Supply of Gull")), piles.toString());
		assertTrue(piles.stream().noneMatch(name -> name.contains("Long pier")), piles.toString());
	}

	@Test
	void what_is_counted_on_a_piece_is_a_number_with_commands_and_is_written_on_it() throws Exception {
		VassalArchive module = harbour();

		List<String> piece = VassalArchive.piece(slot(module, "Ann"));
		List<String> types = Decoded.levels(piece.get(1));
		List<String> states = Decoded.levels(piece.get(2));
		List<String> numbers = types.stream().filter(type -> type.startsWith("PROP;")).toList();
		assertEquals(List.of("sailor_wounds", "sailor_rum"), numbers.stream().map(type -> Decoded.of(';', type).get(1)).toList());
		assertEquals(List.of("true", "0", "3", "false"), Decoded.of(',', Decoded.of(';', numbers.getFirst()).get(2)));
		assertEquals(List.of("Wounds +1", "0,0,sailor_wounds_up", "I,1"),
				Decoded.of(':', Decoded.of(',', Decoded.of(';', numbers.getFirst()).get(3)).getFirst()));
		assertEquals("1", states.get(types.indexOf(numbers.getFirst())));
		assertEquals("{\"Wounds \"+sailor_wounds+\" \"+\"Rum \"+sailor_rum+\" \"}", label(piece));
		assertEquals("{(gull_hits!=0?\"Hits \"+gull_hits+\" \":\"\")}", label(VassalArchive.piece(slot(module, "Gull"))),
				"nothing of what is nought and begins there");
	}

	private static Element slot(VassalArchive module, String title) throws Exception {
		return module.copies().stream().filter(each -> each.getAttribute("entryName").equals(title)).findFirst().orElseThrow();
	}

	private static String label(List<String> piece) {
		List<String> types = Decoded.levels(piece.get(1));
		int label = types.indexOf(types.stream().filter(type -> type.startsWith("label;")).findFirst().orElseThrow());
		return Decoded.levels(piece.get(2)).get(label);
	}

	@Test
	void a_figure_stands_on_the_board_and_what_is_printed_of_it_lies_on_the_table_with_all_that_is_its_own() throws Exception {
		VassalArchive module = harbour();

		Element sheet = named(module, "SetupStack", "Ann – sheet");
		Element chest = module.named("Zone").stream().filter(zone -> zone.getAttribute("name").equals("Chest (Ann)")).findFirst()
				.orElseThrow();
		String[] corner = chest.getAttribute("path").split("[;,]");
		assertTrue(Integer.parseInt(corner[0]) > number(sheet, "x"));
		assertTrue(Integer.parseInt(corner[1]) < number(sheet, "y"));
		assertTrue(pictures(module)
				.containsAll(List.of("person harbour:sailor/Ann 0", "harbour:sailor/Ann 0", "creature harbour:gull/Gull 0")));
	}

	@Test
	void what_is_long_lies_along_its_path() throws Exception {
		List<String> turned = harbour().commands("setup-1.vsav").stream().filter(command -> command.contains("rotate;24;")).toList();

		assertEquals(1, turned.size(), turned.toString());
		List<String> piece = Decoded.of('/', turned.getFirst().substring(2));
		List<String> types = Decoded.levels(piece.get(1));
		int turning = types.indexOf(types.stream().filter(type -> type.startsWith("rotate;")).findFirst().orElseThrow());
		assertEquals("6", Decoded.levels(piece.get(2)).get(turning));
		assertTrue(types.getLast().endsWith(";Short pier"), types.toString());
	}

	@Test
	void spare_pieces_are_found_by_what_they_are_used_for() throws Exception {
		VassalArchive module = harbour();

		assertEquals(List.of("Decks", "Boards"), names(module.named("BoxWidget")));
		assertEquals(List.of("Finds", "Sailor", "Gull", "Pier"), names(module.named("ListWidget")));
		assertEquals(List.of("Hook", "Rope"),
				titles(VassalArchive.all(module.named("ListWidget").getFirst()).stream()
						.filter(each -> each.getTagName().endsWith("CardSlot"))
						.toList()));
	}

	@Test
	void pictures_are_shown_smaller_than_they_are() throws Exception {
		List<String> layer = Decoded.of(';',
				Decoded.levels(VassalArchive.piece(slot(harbour(), "Rope")).get(1)).stream().filter(type -> type.startsWith("emb2;"))
						.findFirst().orElseThrow());
		assertEquals(223.0 / 400, Double.parseDouble(layer.get(31)), 0.001);
	}

	@Test
	void the_rules_are_in_the_help_menu_as_they_are_printed() throws Exception {
		VassalArchive module = harbour();

		Element rules = module.named("BrowserPDFFile").getFirst();
		assertEquals("Rules", rules.getAttribute("title"));
		byte[] document = module.files().get(rules.getAttribute("pdfFile"));
		assertTrue(new String(document, StandardCharsets.ISO_8859_1).startsWith("%PDF-"));
	}

	private static List<String> names(List<Element> widgets) {
		return widgets.stream().map(widget -> widget.getAttribute("entryName")).toList();
	}

	private static List<String> pictures(VassalArchive module) {
		return module.files().entrySet().stream().filter(file -> file.getKey().startsWith("images/"))
				.flatMap(file -> Stream.of(new String(file.getValue(), StandardCharsets.UTF_8))).toList();
	}
}
