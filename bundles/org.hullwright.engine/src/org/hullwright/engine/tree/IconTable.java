package org.hullwright.engine.tree;

import java.util.List;

/**
 * By which icons things are told apart, and zones by which colours, as an author names them; empty text where there is none. For whoever
 * draws a game: nothing in it depends on them.
 *
 * @param sorts by design
 * @param words by word of an enumeration
 * @param properties by property
 * @param kinds by kind; what a kind has none of is taken from the kinds above it
 * @param zones by zone
 * @param accents colours by zone, in the notation {@code #rrggbb} or as words
 */
public record IconTable(List<String> sorts, List<String> words, List<String> properties, List<String> kinds, List<String> zones,
		List<String> accents) {

	/** No icons at all. */
	public static final IconTable EMPTY = new IconTable(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

	/** Copies the lists. */
	public IconTable {
		sorts = List.copyOf(sorts);
		words = List.copyOf(words);
		properties = List.copyOf(properties);
		kinds = List.copyOf(kinds);
		zones = List.copyOf(zones);
		accents = List.copyOf(accents);
	}

	/** Of a design. */
	public String ofSort(int sort) {
		return at(sorts, sort);
	}

	/** Of a word. */
	public String ofWord(int word) {
		return at(words, word);
	}

	/** Of a property. */
	public String ofProperty(int property) {
		return at(properties, property);
	}

	/** Of a kind. */
	public String ofKind(int kind) {
		return at(kinds, kind);
	}

	/** Of a zone. */
	public String ofZone(int zone) {
		return at(zones, zone);
	}

	/** The colour of a zone. */
	public String accentOfZone(int zone) {
		return at(accents, zone);
	}

	private static String at(List<String> names, int number) {
		return number < names.size() ? names.get(number) : "";
	}
}
