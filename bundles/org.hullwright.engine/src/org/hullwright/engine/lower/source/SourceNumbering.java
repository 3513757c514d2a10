package org.hullwright.engine.lower.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Reasons;

/** Numbers the places of objects, each once. */
public final class SourceNumbering {

	private final SourceLocator locator;
	private final List<Place> places = new ArrayList<>(List.of(Place.NOWHERE));
	private final Map<EObject, Integer> numbers = new IdentityHashMap<>();
	private final Map<Integer, String> wordings = new HashMap<>();

	public SourceNumbering(SourceLocator locator) {
		this.locator = locator;
	}

	/** The number of an object's place. */
	public int of(EObject object) {
		return numbers.computeIfAbsent(object, any -> {
			Place place = locator.placeOf(object);
			if (place.equals(Place.NOWHERE)) {
				return 0;
			}
			places.add(place);
			return places.size() - 1;
		});
	}

	/**
	 * The number of the place of an object that may be a reason for something or lead to a decision, so that it is remembered how it is
	 * written.
	 */
	public int ofReason(EObject object) {
		int number = of(object);
		wordings.computeIfAbsent(number, any -> locator.textOf(object));
		return number;
	}

	/** The object as it is written. */
	public String textOf(EObject object) {
		return locator.textOf(object);
	}

	/** What is wrong with an object. */
	public LoweringException refuse(EObject object, String message) {
		return new LoweringException(locator.placeOf(object), message);
	}

	/** All places, with what says conditions in words. */
	public Place.Index index(Reasons reasons) {
		return new Place.Index(places, wordings, locator::textAt, reasons);
	}
}
