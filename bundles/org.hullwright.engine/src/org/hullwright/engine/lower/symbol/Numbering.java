package org.hullwright.engine.lower.symbol;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Gives things numbers in the order in which they come; things are told apart by identity. */
final class Numbering<T> {

	private final List<T> things = new ArrayList<>();
	private final Map<T, Integer> numbers = new IdentityHashMap<>();

	/** The number of a thing, a new one when it has none. */
	int add(T thing) {
		Integer known = numbers.get(thing);
		if (known != null) {
			return known;
		}
		numbers.put(thing, things.size());
		things.add(thing);
		return things.size() - 1;
	}

	/** The number of a thing; empty when it has none. */
	OptionalInt find(Object thing) {
		Integer known = numbers.get(thing);
		return known == null ? OptionalInt.empty() : OptionalInt.of(known);
	}

	/** All things in the order of their numbers. */
	List<T> all() {
		return things;
	}
}
