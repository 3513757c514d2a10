package org.hullwright.export.tts;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;

/**
 * Where an object lies.
 *
 * @param right from the middle of the table
 * @param up above the table
 * @param away from the middle of the table, away from the viewer
 * @param turned whether it lies face down
 * @param scale how large it is
 */
record Spot(double right, double up, double away, boolean turned, double scale) {

	/** Objects look at the player who sits at the near side of the table. */
	private static final int TOWARDS_PLAYER = 180; // degrees

	/** Flat on the table, face up, in its own size. */
	static Spot at(double right, double away) {
		return new Spot(right, 1, away, false, 1);
	}

	/** Inside something else, where it is does not matter. */
	static Spot inside() {
		return at(0, 0);
	}

	/** The same, face down. */
	Spot faceDown() {
		return new Spot(right, up, away, true, scale);
	}

	/** The same, face down or not. */
	Spot faceDown(boolean whether) {
		return whether ? faceDown() : this;
	}

	/** The same in another size. */
	Spot scaled(double other) {
		return new Spot(right, up, away, turned, other);
	}

	/** The same, moved. */
	Spot moved(double toTheRight, double higher, double farther) {
		return new Spot(right + toTheRight, up + higher, away + farther, turned, scale);
	}

	JsonObject json() {
		return Data.empty().with("posX", Decimals.of(right)).with("posY", Decimals.of(up)).with("posZ", Decimals.of(away)).with("rotX", 0)
				.with("rotY", TOWARDS_PLAYER)
				.with("rotZ", turned ? TOWARDS_PLAYER : 0).with("scaleX", Decimals.of(scale)).with("scaleY", 1)
				.with("scaleZ", Decimals.of(scale)).json();
	}
}
