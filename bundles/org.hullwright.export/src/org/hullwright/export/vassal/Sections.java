package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Holder.What;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.export.vassal.Section.Group;
import org.hullwright.export.vassal.Section.Item;
import org.hullwright.export.vassal.Section.Sheet;
import org.hullwright.export.vassal.Section.Slot;
import org.hullwright.export.vassal.Sizes.Size;
import org.hullwright.lang.rulestext.CardFace.Shape;

/**
 * Sorts the places of a table that are on no board by what they are used for: decks, each beside its discard pile; bags and open places;
 * what is drawn on boards; sheets with all that belongs to whom they are of; supplies.
 */
final class Sections {

	private static final Size CARD = new Size(223, 312);
	private static final Size SPOT = new Size(220, 150);

	private final List<TablePlace> places;
	private final List<Component> figures;
	private final Map<String, Component> components;
	private final Map<String, Size> largest = new HashMap<>();
	private final Map<String, Size> ofKinds = new HashMap<>();
	private final Set<String> owned;

	/**
	 * For a surface.
	 *
	 * @param places that are on it
	 * @param figures whose sheets are on it
	 */
	Sections(Table table, List<TablePlace> places, List<Component> figures) {
		this.places = places;
		this.figures = figures;
		this.components = table.componentsByIdentity();
		this.owned = table.playerFigures();
		table.everLaid().forEach(laid -> largest.merge(laid.place(), Sizes.ofPiece(components.get(laid.piece().component())), Size::and));
		table.components().forEach(component -> ofKinds.merge(component.kind(), Sizes.ofPiece(component), Size::and));
	}

	/** The figures of a table of which there is something printed to lie beside it. */
	static List<Component> figuresOf(Table table) {
		return table.components().stream().filter(component -> component.shape() == Shape.FIGURE && component.copies() > 0).toList();
	}

	/** Those sections in which there is something. */
	List<Section> all() {
		return Stream.of(new Section("Supplies", single(place -> place.role() == Role.SUPPLY || place.role() == Role.BOX)),
				new Section("Decks", decks()),
				new Section("Bags and open places",
						single(place -> isOf(place) == null && place.role() != Role.SUPPLY && place.role() != Role.BOX
								&& place.role() != Role.DECK && !isBesideDeck(place))),
				new Section("Before the players",
						single(place -> isOf(place) == What.SEAT && place.role() != Role.DECK && !isBesideDeck(place))),
				new Section("Sheets", sheets()), new Section("Figures", otherFigures()),
				new Section("On the boards",
						single(place -> isOf(place) == What.SPOT || isOf(place) == What.SPACE || isOf(place) == What.PATH)))
				.filter(section -> !section.groups().isEmpty()).toList();
	}

	/** What sort of thing holds a place; null for none. */
	private static @Nullable What isOf(TablePlace place) {
		return place.holder().<@Nullable What>map(Holder::what).orElse(null);
	}

	private List<Group> decks() {
		return places.stream().filter(place -> place.role() == Role.DECK && (isOf(place) == null || isOf(place) == What.SEAT))
				.map(this::withDiscards).map(Group::new).toList();
	}

	private List<Item> withDiscards(TablePlace deck) {
		return Stream.concat(Stream.of(deck), places.stream().filter(place -> place.deck().filter(deck.identity()::equals).isPresent()))
				.<Item>map(this::slot).toList();
	}

	private boolean isBesideDeck(TablePlace place) {
		return place.deck().filter(deck -> places.stream().anyMatch(other -> other.identity().equals(deck))).isPresent();
	}

	private List<Group> single(Predicate<TablePlace> wanted) {
		return places.stream().filter(wanted).map(place -> new Group(List.of(slot(place)))).toList();
	}

	/** A row for each whom places belong to, in the order of the places. */
	private List<Group> sheets() {
		Map<String, List<Item>> byHolder = new LinkedHashMap<>();
		figures.stream().filter(figure -> owned.contains(figure.identity()))
				.forEach(figure -> byHolder.put(figure.piece(1).identity(), new ArrayList<>(List.of(sheet(figure)))));
		places.stream().filter(place -> isOf(place) == What.PIECE && !isBesideDeck(place)).forEach(place -> {
			List<Item> row = byHolder.computeIfAbsent(place.holder().orElseThrow().identity(), any -> new ArrayList<>());
			row.addAll(place.role() == Role.DECK ? withDiscards(place) : List.of(slot(place)));
		});
		return byHolder.values().stream().map(Group::new).toList();
	}

	private List<Group> otherFigures() {
		return figures.stream().filter(figure -> !owned.contains(figure.identity())).map(figure -> new Group(List.of(sheet(figure))))
				.toList();
	}

	private static Item sheet(Component figure) {
		return new Sheet(figure, Sizes.ofFace(figure));
	}

	private Slot slot(TablePlace place) {
		return new Slot(place, sizeOf(place));
	}

	/** As large as whatever ever lies there; open places are as large as a card at least. */
	private Size sizeOf(TablePlace place) {
		String home = place.deck().orElse(place.identity());
		Size size = largest.getOrDefault(home, ofKinds.getOrDefault(place.content(), CARD));
		return switch (place.role()) {
			case DECK, DISCARDS, BAG, SUPPLY, BOX -> size;
			case AREA -> size.and(CARD);
			case UPON -> largest.getOrDefault(place.identity(), SPOT).and(SPOT);
		};
	}
}
