package org.hullwright.export.html;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

import org.hullwright.export.rulebook.RulebookContent;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.card.Side;

/**
 * The elements of a pack in one language.
 *
 * @param language its tag
 * @param title of the pack
 * @param rules the rulebook, without chapters where the author has written none
 * @param elements by what their kind is called, both in alphabetical order
 */
record Edition(String language, String title, RulebookContent rules, SequencedMap<String, List<Element>> elements) {

	/**
	 * An element.
	 *
	 * @param name for Hull, by which it is linked to
	 * @param expansions titles of those it comes with or that do something with it
	 * @param mentions the elements that its rules name, titles by names
	 * @param mentionedBy the elements whose rules name it, titles by names
	 * @param light its sides for light surroundings
	 * @param dark the same for dark ones
	 */
	record Element(String name, CardFace card, List<String> expansions, SequencedMap<String, String> mentions,
			SequencedMap<String, String> mentionedBy,
			List<Side> light, List<Side> dark) {

		/** Printed words that are shared with others, as in "Colour: red". */
		List<String> marks() {
			return card.faces().stream().flatMap(face -> face.facts().stream())
					.flatMap(fact -> fact.values().stream().filter(value -> !value.word().isEmpty())
							.map(value -> fact.name() + ": " + value.text()))
					.distinct().toList();
		}
	}

	/** How many there are. */
	int count() {
		return elements.values().stream().mapToInt(List::size).sum();
	}

	/** All of them. */
	List<Element> all() {
		return elements.sequencedEntrySet().stream().map(Map.Entry::getValue).flatMap(List::stream).toList();
	}
}
