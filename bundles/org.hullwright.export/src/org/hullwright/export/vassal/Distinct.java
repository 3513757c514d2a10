package org.hullwright.export.vassal;

import java.util.HashSet;
import java.util.Set;

/** Gives each a name of its own, for VASSAL tells things by their names. */
final class Distinct {

	private final Set<String> taken = new HashSet<>();

	/** The name itself for whoever asks first, with a number for all others. */
	String of(String name) {
		String free = name;
		for (int number = 2; !taken.add(free); number++) {
			free = name + " " + number;
		}
		return free;
	}
}
