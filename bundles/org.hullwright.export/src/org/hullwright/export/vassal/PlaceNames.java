package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.hullwright.export.table.TablePlace;
import org.hullwright.picture.view.ReadableNames;

/** What places are called in a module: by their titles, and where several have one, with a word besides that tells them apart. */
final class PlaceNames {

	/** What may tell places of one title apart, the nicest first; the last one always does. */
	private static final List<Function<TablePlace, String>> WORDS = List.of(
			place -> ReadableNames.spaced(declaredIn(place).replaceFirst("/.*", "")),
			place -> ReadableNames.titled(declaredIn(place).replaceFirst(".*[/.]", "")), place -> place.identity().replaceAll("[/:]", " "));

	private final Map<String, String> names = new HashMap<>();

	/** Names of the places of a module. */
	PlaceNames(List<TablePlace> places) {
		add(places);
	}

	/**
	 * Names of the places of a module, and of those that an extension adds.
	 *
	 * @param places of the module
	 * @param more all places, those of the module among them, which keep their names
	 */
	PlaceNames(List<TablePlace> places, List<TablePlace> more) {
		this(places);
		add(more.stream().filter(place -> !names.containsKey(place.identity())).toList());
	}

	String of(TablePlace place) {
		return names.get(place.identity());
	}

	private void add(List<TablePlace> places) {
		var taken = new HashSet<>(names.values());
		places.stream().collect(Collectors.groupingBy(PlaceNames::titleOf, LinkedHashMap::new, Collectors.toList()))
				.forEach((title, alike) -> {
					if (alike.size() == 1 && !taken.contains(title)) {
						names.put(alike.getFirst().identity(), title);
					} else {
						Function<TablePlace, String> word = WORDS.stream()
								.filter(each -> alike.stream().map(each).distinct().count() == alike.size()).findFirst().orElseThrow();
						alike.forEach(place -> names.put(place.identity(), title + " (" + word.apply(place) + ")"));
					}
				});
	}

	private static String titleOf(TablePlace place) {
		return plain(place.title());
	}

	/** A title without what means something in the paths by which VASSAL finds things. */
	static String plain(String title) {
		return title.replaceAll("[\\\\/:\\s]+", " ").strip();
	}

	/** What an identity is made of, without the pack and whose place it is: "token/Larva", "zone/room.found". */
	private static String declaredIn(TablePlace place) {
		return place.identity().replaceFirst("^\\w+@", "").replaceFirst("[#@!].*", "").replaceFirst("^[^:]*:", "");
	}
}
