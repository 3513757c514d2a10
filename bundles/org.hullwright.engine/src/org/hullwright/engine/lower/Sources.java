package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;

/** Numbers the places of objects, each once. */
final class Sources {

	private final SourceLocator locator;
	private final List<Place> places = new ArrayList<>(List.of(Place.NOWHERE));
	private final Map<EObject, Integer> numbers = new IdentityHashMap<>();

	Sources(SourceLocator locator) {
		this.locator = locator;
	}

	/** The number of an object's place. */
	int of(EObject object) {
		return numbers.computeIfAbsent(object, any -> {
			Place place = locator.placeOf(object);
			if (place.equals(Place.NOWHERE)) {
				return 0;
			}
			places.add(place);
			return places.size() - 1;
		});
	}

	/** The object as it is written. */
	String textOf(EObject object) {
		return locator.textOf(object);
	}

	/** What is wrong with an object. */
	LoweringException refuse(EObject object, String message) {
		return new LoweringException(locator.placeOf(object), message);
	}

	Place.Index index() {
		return new Place.Index(places);
	}
}
