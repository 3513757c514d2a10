package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.w3c.dom.Element;

/** Assertions of what holds of every module, every extension and every set-up. */
final class ModuleAssertions {

	private static final Set<String> CLASSES = Stream
			.of("build.GameModule", "build.module.BasicCommandEncoder", "build.module.Documentation", "build.module.documentation.HelpFile",
					"build.module.documentation.BrowserPDFFile", "build.module.PieceWindow", "build.widget.TabWidget",
					"build.widget.BoxWidget",
					"build.widget.ListWidget",
					"build.module.PlayerRoster",
					"build.module.Chatter", "build.module.KeyNamer", "build.module.GlobalOptions", "i18n.Language",
					"build.module.properties.GlobalProperties",
					"build.module.properties.GlobalProperty", "build.module.properties.ChangePropertyButton",
					"build.module.PrototypesContainer", "build.module.PrototypeDefinition",
					"build.module.Map", "build.module.PlayerHand", "build.module.map.BoardPicker", "build.module.map.boardPicker.Board",
					"build.module.map.boardPicker.board.ZonedGrid", "build.module.map.boardPicker.board.RegionGrid",
					"build.module.map.boardPicker.board.Region",
					"build.module.map.boardPicker.board.mapgrid.Zone", "build.module.map.DrawPile", "build.module.map.SetupStack",
					"build.widget.CardSlot", "build.widget.PieceSlot",
					"build.module.SpecialDiceButton", "build.module.SpecialDie", "build.module.SpecialDieFace",
					"build.module.PredefinedSetup", "build.module.ModuleExtension",
					"build.module.ExtensionElement", "build.module.map.StackMetrics", "build.module.map.ForwardToKeyBuffer",
					"build.module.map.Scroller",
					"build.module.map.ForwardToChatter", "build.module.map.MenuDisplayer", "build.module.map.MapCenterer",
					"build.module.map.StackExpander",
					"build.module.map.PieceMover", "build.module.map.KeyBufferer", "build.module.map.ImageSaver",
					"build.module.map.CounterDetailViewer", "build.module.map.Flare",
					"build.module.map.Zoomer", "build.module.map.DeckGlobalKeyCommand", "build.module.StartupGlobalKeyCommand",
					"build.module.map.SelectionHighlighters",
					"build.module.map.HighlightLastMoved")
			.map(name -> "VASSAL." + name)
			.collect(Collectors.toSet());

	private ModuleAssertions() {}

	/** What VASSAL takes for granted of every module and every extension. */
	static void assertWellFormed(VassalArchive archive) throws Exception {
		Element root = archive.build();
		List<Element> elements = VassalArchive.all(root);
		assertEquals(Set.of(), unknown(elements));
		for (Element map : elements) {
			if (map.getTagName().equals("VASSAL.build.module.Map") || map.getTagName().equals("VASSAL.build.module.PlayerHand")) {
				Set<String> has = VassalArchive.all(map).stream().map(each -> each.getTagName().replaceFirst(".*\\.", ""))
						.collect(Collectors.toSet());
				boolean isHand = map.getTagName().endsWith("PlayerHand");
				assertTrue(Maps.BEHAVIOUR.stream().allMatch(each -> has.contains(each) || isHand && Maps.NOT_OF_HANDS.contains(each)),
						map.getAttribute("mapName"));
			}
		}
		int next = Integer.parseInt(root.getAttribute("nextPieceSlotId"));
		List<Element> slots = elements.stream().filter(each -> each.getTagName().endsWith("Slot")).toList();
		assertEquals(slots.size(), slots.stream().map(slot -> slot.getAttribute("gpid")).distinct().count(), "two pieces have one number");
		for (Element slot : slots) {
			String number = slot.getAttribute("gpid");
			assertTrue(Integer.parseInt(number.substring(number.indexOf(':') + 1)) < next, number);
			assertEquals(root.getAttribute("extensionId"), number.contains(":") ? number.substring(0, number.indexOf(':')) : "");
			List<String> piece = VassalArchive.piece(slot);
			List<String> types = Decoded.levels(piece.get(1));
			List<String> states = Decoded.levels(piece.get(2));
			assertEquals(types.size(), states.size(), slot.getTextContent());
			assertTrue(types.getLast().startsWith("piece;") && Decoded.of(';', types.getLast()).size() == 5, types.getLast());
			assertEquals(number, Decoded.of(';', states.getLast()).get(3));
			imagesOf(types).forEach(image -> assertTrue(archive.files().containsKey("images/" + image), image));
		}
		for (Element board : elements) {
			String image = board.getAttribute("image");
			assertTrue(image.isEmpty() || archive.files().containsKey("images/" + image), image);
		}
		List<String> piles = elements.stream().filter(each -> each.getTagName().endsWith("DrawPile")).map(pile -> pile.getAttribute("name"))
				.toList();
		assertEquals(piles.size(), new HashSet<>(piles).size(), piles.toString());
		List<String> stacks = elements.stream().filter(each -> each.getTagName().endsWith("SetupStack"))
				.map(stack -> stack.getAttribute("name")).toList();
		assertEquals(stacks.size(), new HashSet<>(stacks).size(), stacks.toString());
		assertFalse(archive.files().containsKey("savedGame"));
		assertEquals("data", archive.xml("moduledata").getTagName());
		elements.stream().filter(each -> each.getTagName().endsWith("PredefinedSetup") && each.getAttribute("useFile").equals("true"))
				.forEach(setUp -> assertTrue(archive.files().containsKey(setUp.getAttribute("file")), setUp.getAttribute("file")));
	}

	private static Set<String> unknown(List<Element> elements) {
		Set<String> names = elements.stream().map(Element::getTagName).collect(Collectors.toCollection(TreeSet::new));
		names.removeAll(CLASSES);
		names.removeAll(Set.of("entry", "setup"));
		return names;
	}

	private static List<String> imagesOf(List<String> types) {
		var images = new ArrayList<String>();
		for (String type : types) {
			if (type.startsWith("obs;")) {
				images.add(Decoded.of(';', type).get(2));
			} else if (type.startsWith("emb2;")) {
				images.addAll(Decoded.of(',', Decoded.of(';', type).get(16)));
			} else if (type.startsWith("piece;") && !Decoded.of(';', type).get(3).isEmpty()) {
				images.add(Decoded.of(';', type).get(3));
			}
		}
		return images;
	}

	/** A set-up has every copy once, each on a map or in a pile, and what is in piles and stacks is there. */
	static void assertPiecesAre(Table table, List<String> commands) {
		assertEquals("begin_save", commands.getFirst());
		assertEquals("end_save", commands.getLast());
		var counted = new TreeMap<String, Integer>();
		var pieces = new HashSet<String>();
		var lying = new ArrayList<String>();
		var grounds = new HashSet<String>(); // tiles of boards, unless they are in piles
		for (String command : commands) {
			if (command.startsWith("+/")) {
				List<String> parts = Decoded.of('/', command.substring(2));
				if (parts.get(1).startsWith("deck;")) {
					List<String> state = Decoded.of(';', parts.get(2));
					lying.addAll(state.size() > 4 ? Decoded.of(',', state.get(4)) : List.of());
				} else if (parts.get(1).equals("stack")) {
					List<String> state = Decoded.of(';', parts.get(2));
					lying.addAll(state.subList(3, state.size() - 1));
				} else {
					pieces.add(parts.get(0));
				}
				if (parts.get(1).contains("immob;")) {
					grounds.add(parts.get(0));
				}
				if (parts.get(1).startsWith("mark;")) {
					counted.merge(VassalArchive.marks(parts.get(2)).get(1), 1, Integer::sum);
				}
			}
		}
		var copies = new TreeMap<String, Integer>();
		table.components().stream().filter(component -> component.copies() > 0)
				.forEach((Component component) -> copies.put(component.identity(), component.copies()));
		assertEquals(copies, counted);
		grounds.removeAll(lying);
		pieces.removeAll(grounds);
		assertEquals(pieces, new HashSet<>(lying));
		assertEquals(pieces.size(), lying.size());
	}
}
