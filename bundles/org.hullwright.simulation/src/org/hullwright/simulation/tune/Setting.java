package org.hullwright.simulation.tune;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/**
 * Values of several numbers that were tried together.
 *
 * @param numbers values by the names of the numbers, in the order in which they may change
 * @param tried what came of it
 */
public record Setting(SequencedMap<String, Integer> numbers, Tried tried) {

	public Setting {
		numbers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(numbers));
	}

	/** For people, as in {@code oxygen = 4, doors = 12}. */
	public String inWords() {
		return numbers.entrySet().stream().map((Map.Entry<String, Integer> number) -> number.getKey() + " = " + number.getValue())
				.collect(Collectors.joining(", "));
	}
}
