package org.hullwright.export.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What holds for every table. */
final class Laws {

	private Laws() {}

	/** However a game is set up, each copy lies in exactly one place, which is a place of the table. */
	static void countsHold(Table table) {
		var copies = new TreeMap<String, Integer>();
		table.components().stream().filter(component -> component.copies() > 0)
				.forEach(component -> copies.put(component.identity(), component.copies()));
		Set<String> places = table.places().stream().map(TablePlace::identity).collect(Collectors.toSet());
		assertEquals(table.places().size(), places.size(), "places of one identity");
		Stream.concat(Stream.of(table.beginning()), table.setUps().stream().map(SetUp::arrangement)).forEach(arrangement -> {
			assertEquals(copies, Arrangement.composition(arrangement.laid()));
			assertEquals(arrangement.laid().size(), new HashSet<>(arrangement.laid().stream().map(Arrangement.Laid::piece).toList()).size(),
					"a copy lies in two places");
			arrangement.byPlace().keySet().forEach(place -> assertEquals(true, places.contains(place), place));
		});
	}
}
