package org.hullwright.export.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Predicate;

import org.hullwright.export.pdf.Deck.Print;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.lang.design.PaperFormat;
import org.hullwright.picture.card.Back;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.card.PrintSize;
import org.hullwright.picture.card.Side;
import org.hullwright.picture.view.ReadableNames;

/**
 * Sorts the components of a pack into decks: what lies in a deck when a game begins belongs to that, everything else to what else is of its
 * kind. Copies that begin in the decks of several pieces, such as Characters, are told apart from behind.
 */
final class DeckReader {

	private final ComponentPictures pictures;
	private final Backs backs;
	private final List<Component> components;
	private final Map<String, SequencedMap<TablePlace, Integer>> homes = new HashMap<>();
	private final Map<List<Object>, Side> drawnBacks = new HashMap<>();

	DeckReader(Table table, ComponentPictures pictures) {
		this.pictures = pictures;
		this.backs = new Backs(table);
		this.components = table.components();
		Map<String, TablePlace> places = table.placesByIdentity();
		for (Laid laid : table.beginning().laid()) {
			TablePlace place = Objects.requireNonNull(places.get(laid.place()));
			if (place.role() == TablePlace.Role.DECK) {
				homes.computeIfAbsent(laid.piece().component(), any -> new LinkedHashMap<>()).merge(place, 1, Integer::sum);
			}
		}
	}

	/** What belongs together and is of one size. */
	private record Group(String title, PaperFormat format) {}

	/** All copies of some components. */
	List<Deck> decks(Predicate<Component> wanted) {
		var groups = new LinkedHashMap<Group, List<Print>>();
		for (Component component : components) {
			if (wanted.test(component) && component.copies() > 0) {
				PaperFormat format = component.card().design().format();
				copiesByHome(component).forEach((home, copies) -> groups
						.computeIfAbsent(new Group(home.title(), format), any -> new ArrayList<>())
						.addAll(prints(component, backs.of(component, home), copies)));
				if (!homes.containsKey(component.identity())) {
					groups.computeIfAbsent(new Group(component.card().kind(), format), any -> new ArrayList<>())
							.addAll(prints(component, backs.of(component), component.copies()));
				}
			}
		}
		return groups.entrySet().stream().map(
				group -> new Deck(ReadableNames.titled(group.getKey().title()), PrintSize.of(group.getKey().format()), group.getValue()))
				.toList();
	}

	/** How many copies belong to which deck; those that begin elsewhere go with those of the first. */
	private SequencedMap<TablePlace, Integer> copiesByHome(Component component) {
		var copies = new LinkedHashMap<TablePlace, Integer>();
		int left = component.copies();
		for (var home : homes.getOrDefault(component.identity(), new LinkedHashMap<>()).entrySet()) {
			copies.put(home.getKey(), Math.min(home.getValue(), left));
			left -= copies.get(home.getKey());
		}
		if (left > 0 && !copies.isEmpty()) {
			copies.merge(copies.firstEntry().getKey(), left, Integer::sum);
		}
		copies.values().removeIf(count -> count == 0);
		return copies;
	}

	/** What has two sides shows the second one behind; with more than two, each further pair is a piece of its own. */
	private List<Print> prints(Component component, Back behind, int copies) {
		Side back = drawnBacks.computeIfAbsent(List.of(behind, component.card().design()),
				any -> pictures.back(behind, component.card(), Edge.BLEEDING));
		List<Side> sides = pictures.sides(component.card(), Edge.BLEEDING);
		var prints = new ArrayList<Print>();
		for (int side = 0; side < sides.size(); side += 2) {
			boolean paired = side + 1 < sides.size();
			prints.add(new Print(component.title(), sides.get(side), paired ? sides.get(side + 1) : back, paired, copies));
		}
		return prints;
	}
}
