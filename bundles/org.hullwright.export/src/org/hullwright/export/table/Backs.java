package org.hullwright.export.table;

import java.util.HashMap;
import java.util.Map;

/**
 * Which components look alike from behind: those that begin in decks of one title, so that no player tells a card of a deck from another;
 * and of the rest those of one kind.
 */
public final class Backs {

	private final Map<String, String> titles = new HashMap<>();

	/** Looks through a table. */
	public Backs(Table table) {
		Map<String, TablePlace> places = table.placesByIdentity();
		table.components().forEach(component -> titles.put(component.identity(), component.card().kind()));
		table.beginning().laid().forEach(laid -> {
			TablePlace place = places.get(laid.place());
			if (place.role() == TablePlace.Role.DECK) {
				titles.put(laid.piece().component(), titleWithoutHolder(place));
			}
		});
	}

	/** What a component is called together with those that look like it from behind. */
	public String titleOf(Component component) {
		return titles.get(component.identity());
	}

	/** Decks of many holders hold the same cards: what is on the back must not tell whose they are. */
	private static String titleWithoutHolder(TablePlace place) {
		return place.holder().map(holder -> place.title().replace(" (" + holder.title() + ")", "")).orElse(place.title());
	}
}
