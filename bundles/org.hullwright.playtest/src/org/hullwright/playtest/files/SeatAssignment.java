package org.hullwright.playtest.files;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.hullwright.playtest.setup.Bot;

/**
 * Who decides in a game that is kept, in a line of text: `1,3,2=goals`.
 *
 * @param persons their seats
 * @param bots that do not take just anything, by their seats
 */
record SeatAssignment(Set<Integer> persons, Map<Integer, Bot> bots) {

	private static final String BETWEEN = ",";
	private static final String IS = "=";

	/** @throws IllegalArgumentException when it cannot be understood */
	static SeatAssignment read(String text) {
		Set<Integer> persons = new TreeSet<>();
		Map<Integer, Bot> bots = new TreeMap<>();
		for (String seat : Arrays.stream(text.split(BETWEEN)).map(String::strip).filter(written -> !written.isEmpty()).toList()) {
			String[] parts = seat.split(IS, 2);
			if (parts.length == 1) {
				persons.add(Integer.valueOf(seat));
			} else {
				bots.put(Integer.valueOf(parts[0]), Bot.of(parts[1]));
			}
		}
		return new SeatAssignment(persons, bots);
	}

	String written() {
		String seats = new TreeSet<>(persons).stream().map(String::valueOf).collect(Collectors.joining(BETWEEN));
		return seats + new TreeMap<>(bots).entrySet().stream().map(bot -> BETWEEN + bot.getKey() + IS + bot.getValue().word())
				.collect(Collectors.joining());
	}
}
