package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.export.table.Place;

/** What places are called in a module: by their titles, and where several have one, by their identities besides. */
final class PlaceNames {

	private final Map<String, String> names = new HashMap<>();

	/** Names of the places of a module. */
	PlaceNames(List<Place> places) {
		add(places);
	}

	/**
	 * Names of the places of a module, and of those that an extension adds.
	 *
	 * @param places of the module
	 * @param more   all places, those of the module among them, which keep their names
	 */
	PlaceNames(List<Place> places, List<Place> more) {
		this(places);
		add(more.stream().filter(place -> !names.containsKey(place.identity())).toList());
	}

	private void add(List<Place> places) {
		var counts = new HashMap<String, Integer>();
		names.values().forEach(name -> counts.merge(name, 1, Integer::sum));
		places.forEach(place -> counts.merge(titleOf(place), 1, Integer::sum));
		places.forEach(place -> names.put(place.identity(),
				counts.get(titleOf(place)) == 1 ? titleOf(place) : titleOf(place) + " (" + place.identity().replaceFirst("^supply@", "").replaceAll("[/:]", " ") + ")"));
	}

	String of(Place place) {
		return names.get(place.identity());
	}

	/** The strokes of paths to components would end a name. */
	private static String titleOf(Place place) {
		String what = switch (place.role()) {
			case SUPPLY -> "Supply of ";
			case AREA, DECK, BAG, DISCARDS, UPON, BOX -> "";
		};
		return what + place.title().replaceAll("[\\\\/:\\s]+", " ").strip();
	}
}
