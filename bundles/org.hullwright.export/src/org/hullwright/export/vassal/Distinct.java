package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Gives each a name of its own, for VASSAL tells things by their names. */
final class Distinct {

	private final Set<String> taken = new HashSet<>();
	private final Map<String, Integer> numbers = new HashMap<>(); // the last one given to a name, so that none is tried twice

	/** The name itself for whoever asks first, with a number for all others. */
	String of(String name) {
		String free = name;
		while (!taken.add(free)) {
			free = name + " " + numbers.merge(name, 2, (last, first) -> last + 1);
		}
		return free;
	}
}
