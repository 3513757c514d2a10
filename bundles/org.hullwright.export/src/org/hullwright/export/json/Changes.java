package org.hullwright.export.json;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

import com.google.gson.JsonObject;
import org.hullwright.export.identity.Identities;

/**
 * What becomes of entries when something is switched on: those that are there then and not before, or otherwise than before, as they are
 * then; and what is gone. Laying the one over the other by identity gives the content as it is then.
 */
record Changes(JsonObject json, SortedSet<String> added, SortedSet<String> replaced) {

	/** Nothing differs. */
	static final Changes NONE = new Changes(new JsonObject(), new TreeSet<>(), new TreeSet<>());

	/**
	 * What differs.
	 *
	 * @param packs whose entries count
	 */
	static Changes between(Content before, Content after, Predicate<String> packs) {
		return between(before, after, packs, Set.of());
	}

	/**
	 * What differs.
	 *
	 * @param packs whose entries count
	 * @param told identities of entries that are told although they do not differ, for whoever lays changes of several packs over each
	 * other
	 */
	static Changes between(Content before, Content after, Predicate<String> packs, Set<String> told) {
		Data data = Data.empty();
		var added = new TreeSet<String>();
		var replaced = new TreeSet<String>();
		var removed = new TreeSet<String>();
		for (Section section : Section.values()) {
			SortedMap<String, JsonObject> old = before.in(section);
			List<Map.Entry<String, JsonObject>> other = after.in(section).entrySet().stream()
					.filter(entry -> packs.test(Identities.packOf(entry.getKey())))
					.filter(entry -> told.contains(entry.getKey()) || !entry.getValue().equals(old.get(entry.getKey()))).toList();
			other.forEach(entry -> (isKnown(before, entry.getKey()) ? replaced : added).add(entry.getKey()));
			data.withSome(section.title(), Data.list(other.stream().map(Map.Entry::getValue)));
			old.keySet().stream().filter(identity -> packs.test(Identities.packOf(identity)) && !after.in(section).containsKey(identity))
					.forEach(removed::add);
		}
		data.withSome("removed", Data.texts(removed.stream()));
		return new Changes(data.json(), added, replaced);
	}

	private static boolean isKnown(Content content, String identity) {
		return content.in(Section.PLACES).containsKey(identity);
	}
}
