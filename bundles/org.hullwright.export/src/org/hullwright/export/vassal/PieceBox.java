package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.picture.view.ReadableNames;

/**
 * Writes the window from which players take spare pieces: one of each component, by what it is used for, which is where it lies before or
 * after a set-up.
 */
final class PieceBox {

	private static final String WIDGET = "VASSAL.build.widget.";

	private final Table table;
	private final PlaceNames names;
	private final PieceWriter pieces;
	private final Map<String, Map<Use, TablePlace>> uses = new HashMap<>();

	/** What something is used for; what comes first counts. */
	private enum Use {

		DECK("Decks"), BOARD("Boards"), SHEET("Sheets"), SUPPLY("Supplies");

		private final String title;

		Use(String title) {
			this.title = title;
		}
	}

	PieceBox(Table table, PlaceNames names, PieceWriter pieces) {
		this.table = table;
		this.names = names;
		this.pieces = pieces;
		Map<String, TablePlace> places = table.placesByIdentity();
		table.everLaid().map(Laid::piece).map(piece -> piece.component()).distinct()
				.forEach(component -> uses.put(component, new HashMap<>()));
		table.everLaid().forEach(laid -> {
			TablePlace place = places.get(laid.place());
			uses.get(laid.piece().component()).putIfAbsent(useOf(place), place);
		});
	}

	/** The window. */
	Element window() {
		Map<Use, Map<String, List<Element>>> lists = new LinkedHashMap<>();
		for (Use use : Use.values()) {
			lists.put(use, new LinkedHashMap<>());
		}
		table.components().stream().filter(component -> component.copies() > 0).forEach(component -> {
			Use use = useOf(component);
			lists.get(use).computeIfAbsent(listOf(component, use), any -> new ArrayList<>()).add(pieces.spare(component));
		});
		Element tabs = Element.of(WIDGET + "TabWidget").with("entryName", "Pieces");
		lists.forEach((use, byTitle) -> {
			if (!byTitle.isEmpty()) {
				Element box = Element.of(WIDGET + "BoxWidget").with("entryName", use.title).with("width", 0).with("height", 0);
				byTitle.forEach((title, slots) -> box.add(Element.of(WIDGET + "ListWidget").with("entryName", title).with("scale", "0.5")
						.with("width", 300).with("height", 400).with("divider", 250).addAll(slots)));
				tabs.add(box);
			}
		});
		return Element.of("VASSAL.build.module.PieceWindow").with("name", "Pieces").with("text", "Pieces")
				.with("tooltip", "Spare pieces, in whatever number").with("icon", "").with("hotkey", "").with("hidden", "false")
				.with("scale", "1.0").with("defaultWidth", 0).add(tabs);
	}

	private Use useOf(Component component) {
		return uses.getOrDefault(component.identity(), Map.of()).keySet().stream().sorted().findFirst().orElse(Use.SUPPLY);
	}

	/** The cards of a deck, and of all else what is of one kind. */
	private String listOf(Component component, Use use) {
		return use == Use.DECK
				? names.of(uses.get(component.identity()).get(use))
				: ReadableNames.titled(component.card().kind());
	}

	private static Use useOf(TablePlace place) {
		if (place.role() == Role.DECK) {
			return Use.DECK;
		}
		return place.holder().map(Holder::what).map(what -> switch (what) {
			case SPACE, PATH, SPOT -> Use.BOARD;
			case PIECE -> place.role() == Role.UPON ? Use.BOARD : Use.SHEET;
			case SEAT -> Use.SHEET;
		}).orElse(Use.SUPPLY);
	}
}
