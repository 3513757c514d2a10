package org.hullwright.export.pdf;

import java.util.List;

import org.hullwright.picture.card.PrintSize;
import org.hullwright.picture.card.Side;

/**
 * Components that belong together and are printed together.
 *
 * @param title as people call it
 * @param size of each
 * @param prints in the order in which they are printed
 */
record Deck(String title, PrintSize size, List<Print> prints) {

	Deck {
		prints = List.copyOf(prints);
	}

	/**
	 * A component.
	 *
	 * @param twoSided whether its back says something of its own
	 * @param copies how often it is printed
	 */
	record Print(String title, Side front, Side back, boolean twoSided, int copies) {

		/** The same turned over. */
		Print turned() {
			return new Print(title, back, front, twoSided, copies);
		}
	}

	/** How many pieces are cut out of paper that is printed on both sides. */
	int copies() {
		return prints.stream().mapToInt(Print::copies).sum();
	}
}
