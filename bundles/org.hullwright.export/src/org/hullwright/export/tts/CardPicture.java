package org.hullwright.export.tts;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;

/**
 * What a card looks like. The program calls it a sheet of cards; here each has one card.
 *
 * @param key tells it from all others on a table
 * @param face address of its front
 * @param back address of its back
 */
record CardPicture(int key, String face, String back) {

	private static final int CARDS_OF_A_KEY = 100;

	/** The number by which the program finds the card. */
	int number() {
		return CARDS_OF_A_KEY * key;
	}

	JsonObject json() {
		return Data.empty().with("FaceURL", face).with("BackURL", back).with("NumWidth", 1).with("NumHeight", 1)
				.withTruth("BackIsHidden", true)
				.withTruth("UniqueBack", false).with("Type", 0).json();
	}
}
