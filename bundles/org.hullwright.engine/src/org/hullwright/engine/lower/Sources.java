package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;

/** Numbers the places of a pack's text as they are met. */
final class Sources {

	private final SourceLocator locator;
	private final List<Place> places = new ArrayList<>(List.of(Place.NOWHERE));

	Sources(SourceLocator locator) {
		this.locator = locator;
	}

	/** The number of the place of a thing. */
	int of(EObject thing) {
		places.add(locator.placeOf(thing));
		return places.size() - 1;
	}

	/** The text of a thing in one line. */
	String textOf(EObject thing) {
		return locator.textOf(thing);
	}

	/** What cannot be lowered. */
	LoweringException error(EObject thing, String message) {
		return new LoweringException(locator.placeOf(thing), message);
	}

	Place.Index index() {
		return new Place.Index(places);
	}
}
