package org.hullwright.export.rulebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace;

/**
 * Components of one kind in the list of what is in the box.
 *
 * @param kind as people call it
 * @param items in the order in which they are declared
 */
public record Stock(String kind, List<Item> items) {

	public Stock {
		items = List.copyOf(items);
	}

	/** A component and how many of it there are. */
	public record Item(String title, int copies) {

		/** As it stands in a list: "Fire × 8". */
		public String text() {
			return copies == 1 ? title : title + " × " + copies;
		}
	}

	/** A list of cards as one of kinds, in the order in which they are come across; what has the same title is one item. */
	public static List<Stock> of(Stream<CardFace> cards) {
		var byKind = new LinkedHashMap<String, Map<String, Integer>>();
		cards.forEach(card -> byKind.computeIfAbsent(card.kind(), any -> new LinkedHashMap<>()).merge(card.title(), card.copies(),
				Integer::sum));
		return byKind.entrySet().stream().map(kind -> new Stock(kind.getKey(),
				kind.getValue().entrySet().stream().map(item -> new Item(item.getKey(), item.getValue())).toList())).toList();
	}

	/** How many pieces that is. */
	public int copies() {
		return items.stream().mapToInt(Item::copies).sum();
	}

	/** As it stands behind the kind; empty where every item is called like the kind, with nothing but a number behind. */
	public String text() {
		return items.stream().allMatch(item -> item.title().startsWith(kind + ' ') && item.title().matches(".* \\d+"))
				? ""
				: String.join(", ", items.stream().map(Item::text).toList());
	}
}
