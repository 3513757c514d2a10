package org.hullwright.engine.tree;

import java.util.List;

/**
 * By which icons things are told apart, as an author names them; empty text where there is none. For whoever draws a game: nothing in it
 * depends on them.
 *
 * @param sorts by design
 * @param words by word of an enumeration
 * @param properties by property
 * @param kinds by kind; what a kind has none of is taken from the kinds above it
 * @param zones by zone
 */
public record IconTable(List<String> sorts, List<String> words, List<String> properties, List<String> kinds, List<String> zones) {

	/** No icons at all. */
	public static final IconTable EMPTY = new IconTable(List.of(), List.of(), List.of(), List.of(), List.of());

	/** Copies the lists. */
	public IconTable {
		sorts = List.copyOf(sorts);
		words = List.copyOf(words);
		properties = List.copyOf(properties);
		kinds = List.copyOf(kinds);
		zones = List.copyOf(zones);
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

	private static String at(List<String> icons, int number) {
		return number < icons.size() ? icons.get(number) : "";
	}
}
