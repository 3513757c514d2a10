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
 * @param facing how far it is turned, in degrees clockwise
 * @param scale how large it is
 */
record Spot(double right, double up, double away, boolean turned, int facing, double scale) {

	/** Objects look at the player who sits at the near side of the table. */
	private static final int TOWARDS_PLAYER = 180; // degrees
	private static final int WHOLE = 360;

	/** Flat on the table, face up, in its own size. */
	static Spot at(double right, double away) {
		return new Spot(right, 1, away, false, 0, 1);
	}

	/** Inside something else, where it is does not matter. */
	static Spot inside() {
		return at(0, 0);
	}

	/** The same, face down. */
	Spot faceDown() {
		return new Spot(right, up, away, true, facing, scale);
	}

	/** The same, face down or not. */
	Spot faceDown(boolean whether) {
		return whether ? faceDown() : this;
	}

	/** The same, turned on the table. */
	Spot facing(int degrees) {
		return new Spot(right, up, away, turned, degrees, scale);
	}

	/** The same in another size. */
	Spot scaled(double other) {
		return new Spot(right, up, away, turned, facing, other);
	}

	/** The same, moved. */
	Spot moved(double toTheRight, double higher, double farther) {
		return new Spot(right + toTheRight, up + higher, away + farther, turned, facing, scale);
	}

	/** The same, moved as it looks to whoever it faces. */
	Spot aside(double toTheRight, double farther) {
		int sign = facing == TOWARDS_PLAYER ? -1 : 1;
		return moved(sign * toTheRight, 0, sign * farther);
	}

	/** The same as seen by somebody who sits at the other side of the table. */
	Spot across() {
		return new Spot(-right, up, -away, turned, facing + TOWARDS_PLAYER, scale);
	}

	JsonObject json() {
		return Data.empty().with("posX", Decimals.of(right)).with("posY", Decimals.of(up)).with("posZ", Decimals.of(away)).with("rotX", 0)
				.with("rotY", (TOWARDS_PLAYER + facing) % WHOLE)
				.with("rotZ", turned ? TOWARDS_PLAYER : 0).with("scaleX", Decimals.of(scale)).with("scaleY", 1)
				.with("scaleZ", Decimals.of(scale)).json();
	}
}
