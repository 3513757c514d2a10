package org.hullwright.export.json;

import java.util.LinkedHashMap;
import java.util.Map;

import com.google.gson.JsonObject;
import org.hullwright.engine.tree.Place;

/** Where an entry and the nodes of its rules are written, each place once. The first is that of the entry itself. */
final class EntryPlaces {

	private final Place.Index places;
	private final SourceFiles files;
	private final Map<String, Integer> numbers = new LinkedHashMap<>();

	/** @param declared where the entry is */
	EntryPlaces(Place.Index places, SourceFiles files, Place declared) {
		this.places = places;
		this.files = files;
		at(declared);
	}

	/** The number that a place has within the entry. */
	int at(int source) {
		return at(places.of(source));
	}

	private int at(Place place) {
		return numbers.computeIfAbsent(files.shown(place), any -> numbers.size());
	}

	/** All places by their numbers. */
	JsonObject json(String identity) {
		return Data.empty().with("id", identity).with("places", Data.texts(numbers.keySet().stream())).json();
	}
}
