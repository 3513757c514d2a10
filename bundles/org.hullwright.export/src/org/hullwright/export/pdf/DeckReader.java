package org.hullwright.export.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.hullwright.export.pdf.Deck.Print;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.lang.design.PaperFormat;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;
import org.hullwright.picture.card.PrintSize;
import org.hullwright.picture.card.Side;
import org.hullwright.picture.view.ReadableNames;

/**
 * Sorts the components of a pack into decks: what lies in a deck when a game begins belongs to that, everything else to what else is of its
 * kind.
 */
final class DeckReader {

	private final Table table;
	private final ComponentPictures pictures;
	private final Backs backs;
	private final Map<String, String> homes = new LinkedHashMap<>();
	private final Map<List<Object>, Side> drawnBacks = new HashMap<>();

	DeckReader(Table table, ComponentPictures pictures) {
		this.table = table;
		this.pictures = pictures;
		this.backs = new Backs(table);
		for (Laid laid : table.beginning().laid()) {
			TablePlace place = table.place(laid.place());
			if (place.role() == TablePlace.Role.DECK) {
				homes.putIfAbsent(laid.piece().component(), place.title());
			}
		}
	}

	/** What belongs together and is of one size. */
	private record Group(String title, PaperFormat format) {}

	/** All copies of some components. */
	List<Deck> decks(Predicate<Component> wanted) {
		var groups = new LinkedHashMap<Group, List<Component>>();
		for (Component component : table.components()) {
			if (wanted.test(component) && component.copies() > 0) {
				String title = Optional.ofNullable(homes.get(component.identity())).orElse(component.card().kind());
				groups.computeIfAbsent(new Group(title, component.card().design().format()), any -> new ArrayList<>()).add(component);
			}
		}
		return groups.entrySet().stream().map(group -> deck(group.getKey(), group.getValue())).toList();
	}

	private Deck deck(Group group, List<Component> components) {
		var prints = new ArrayList<Print>();
		components.forEach(component -> prints.addAll(prints(component)));
		return new Deck(ReadableNames.titled(group.title()), PrintSize.of(group.format()), prints);
	}

	/** What has two sides shows the second one behind; with more than two, each further pair is a piece of its own. */
	private List<Print> prints(Component component) {
		Side back = drawnBacks.computeIfAbsent(List.of(backs.of(component), component.card().design()),
				any -> pictures.back(backs.of(component), component.card(), Edge.BLEEDING));
		List<Side> sides = pictures.sides(component.card(), Edge.BLEEDING);
		var prints = new ArrayList<Print>();
		for (int side = 0; side < sides.size(); side += 2) {
			boolean paired = side + 1 < sides.size();
			prints.add(new Print(component.title(), sides.get(side), paired ? sides.get(side + 1) : back, paired, component.copies()));
		}
		return prints;
	}
}
