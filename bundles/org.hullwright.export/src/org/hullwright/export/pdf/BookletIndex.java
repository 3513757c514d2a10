package org.hullwright.export.pdf;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.hullwright.export.rulebook.IndexOrder;

/** The index of the rulebook: on which pages the author mentions what. */
final class BookletIndex {

	private final SortedMap<String, SortedSet<Integer>> pages = new TreeMap<>(IndexOrder.ALPHABET);

	/** Notes that something is mentioned on a page. */
	void mention(String name, int page) {
		pages.computeIfAbsent(name.strip(), any -> new TreeSet<>()).add(page);
	}

	boolean isEmpty() {
		return pages.isEmpty();
	}

	/** One for each name, in alphabetical order. */
	List<String> lines() {
		return pages.entrySet().stream().map(
				entry -> entry.getKey() + "  " + entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(", "))).toList();
	}
}
