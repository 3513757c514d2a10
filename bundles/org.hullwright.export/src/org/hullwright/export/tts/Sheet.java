package org.hullwright.export.tts;

import org.hullwright.export.json.Data;

import com.google.gson.JsonObject;

/**
 * A picture with many cards.
 *
 * @param key        tells it from all other sheets of a table
 * @param face       address of the picture
 * @param back       address of what is behind
 * @param uniqueBack whether each card has a back of its own, in the same place of the other picture
 */
record Sheet(int key, String face, String back, int columns, int rows, boolean uniqueBack) {

	/** How many cards may be on one, by columns and by rows. */
	static final int MOST_COLUMNS = 10;
	static final int MOST_ROWS = 7;

	private static final int CELLS_OF_A_KEY = 100;

	/** The number by which a card is found on it. */
	int cardOf(int cell) {
		return CELLS_OF_A_KEY * key + cell;
	}

	JsonObject json() {
		return Data.empty().with("FaceURL", face).with("BackURL", back).with("NumWidth", columns).with("NumHeight", rows).withTruth("BackIsHidden", true)
				.withTruth("UniqueBack", uniqueBack).with("Type", 0).json();
	}
}
