package org.hullwright.export.json;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

import com.google.gson.JsonObject;
import org.hullwright.export.identity.Identities;

/** All entries of a pack and of those it requires, in their lists and sorted by their identities. */
final class Content {

	private final Map<Section, SortedMap<String, JsonObject>> sections = new EnumMap<>(Section.class);

	/** Adds an entry, which has an {@code id}. */
	void add(Section section, JsonObject entry) {
		String identity = entry.get("id").getAsString();
		if (in(section).putIfAbsent(identity, entry) != null) {
			throw new IllegalStateException("Two things are called " + identity);
		}
	}

	/** The entries of a list by their identities. */
	SortedMap<String, JsonObject> in(Section section) {
		return sections.computeIfAbsent(section, any -> new TreeMap<>());
	}

	/** The entries of a list that belong to some packs. */
	Collection<JsonObject> in(Section section, Predicate<String> packs) {
		return in(section).entrySet().stream().filter(entry -> packs.test(Identities.packOf(entry.getKey()))).map(Map.Entry::getValue)
				.toList();
	}
}
