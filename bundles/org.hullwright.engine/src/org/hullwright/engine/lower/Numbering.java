package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;

/** Gives things of one sort their numbers, in the order they are met. */
final class Numbering<T extends EObject> {

	private final List<T> things = new ArrayList<>();
	private final Map<EObject, Integer> numbers = new IdentityHashMap<>();

	int add(T thing) {
		things.add(thing);
		numbers.put(thing, things.size() - 1);
		return things.size() - 1;
	}

	Optional<Integer> find(EObject thing) {
		return Optional.ofNullable(numbers.get(thing));
	}

	int of(EObject thing) {
		return find(thing).orElseThrow(() -> new IllegalStateException("never numbered: " + thing));
	}

	List<T> all() {
		return things;
	}

	int size() {
		return things.size();
	}
}
