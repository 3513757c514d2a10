package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.Map;

/** Gives each a name of its own, for VASSAL tells things by their names. */
final class Distinct {

	private final Map<String, Integer> counts = new HashMap<>();

	/** The name itself for whoever asks first, with a number for all others. */
	String of(String name) {
		int count = counts.merge(name, 1, Integer::sum);
		return count == 1 ? name : name + " " + count;
	}
}
