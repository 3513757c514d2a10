package org.hullwright.export.tts;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;

/**
 * Where a card is found: a cell of a sheet.
 *
 * @param sheet with other cards
 * @param cell from the left and from the top, from 0
 */
record CardPicture(Sheet sheet, int cell) {

	private static final int CARDS_OF_A_KEY = 100;

	/**
	 * A sheet of cards.
	 *
	 * @param key tells it from all others on a table
	 * @param face address of the fronts
	 * @param back address of the back of all of them, or of the backs
	 * @param uniqueBacks whether each card has a back of its own
	 */
	record Sheet(int key, String face, String back, boolean uniqueBacks, int columns, int rows) {

		JsonObject json() {
			return Data.empty().with("FaceURL", face).with("BackURL", back).with("NumWidth", columns).with("NumHeight", rows)
					.withTruth("BackIsHidden", true)
					.withTruth("UniqueBack", uniqueBacks).with("Type", 0).json();
		}
	}

	/** The number of the sheet, as a name. */
	String key() {
		return String.valueOf(sheet.key());
	}

	/** The number by which the program finds the card. */
	int number() {
		return CARDS_OF_A_KEY * sheet.key() + cell;
	}

	JsonObject json() {
		return sheet.json();
	}
}
