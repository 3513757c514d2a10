package org.hullwright.export.tts;

import java.util.List;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;

/** Makes what keeps the cards of a seat from the eyes of the others: a hand of one of the colours that players of the program have. */
final class Hands {

	/** How deep a hand is, from the table towards the player who sits there. */
	static final double DEPTH = 5;

	private static final double HEIGHT = 9;
	private static final double ABOVE = 4;

	private final Things things;

	Hands(Things things) {
		this.things = things;
	}

	/** The colours of players in the order in which the program gives them out. */
	private enum Colour {

		WHITE("White", 1, 1, 1), BROWN("Brown", 0.443, 0.231, 0.09), RED("Red", 0.856, 0.1, 0.094), ORANGE("Orange", 0.956, 0.392, 0.113),
		YELLOW("Yellow", 0.905, 0.898, 0.172), GREEN("Green", 0.192, 0.701, 0.168), TEAL("Teal", 0.129, 0.694, 0.607),
		BLUE("Blue", 0.118, 0.53, 1),
		PURPLE("Purple", 0.627, 0.125, 0.941), PINK("Pink", 0.96, 0.439, 0.807);

		private final String title;
		private final double red;
		private final double green;
		private final double blue;

		Colour(String title, double red, double green, double blue) {
			this.title = title;
			this.red = red;
			this.green = green;
			this.blue = blue;
		}
	}

	/** How many seats the program has. */
	static int most() {
		return Colour.values().length;
	}

	/**
	 * The hand of a seat.
	 *
	 * @param seat from 1, at most as many as there are
	 * @param title of the seat
	 * @param width from left to right
	 */
	JsonObject of(int seat, String title, double width, Spot spot) {
		Colour colour = List.of(Colour.values()).get(seat - 1);
		JsonObject where = Data.empty().with("posX", Decimals.of(spot.right())).with("posY", Decimals.of(ABOVE))
				.with("posZ", Decimals.of(spot.away())).with("rotX", 0)
				.with("rotY", spot.facing()).with("rotZ", 0).with("scaleX", Decimals.of(width)).with("scaleY", Decimals.of(HEIGHT))
				.with("scaleZ", Decimals.of(DEPTH)).json();
		return things.of("HandTrigger", "hand#" + seat, title, "", spot).with("Transform", where).withTruth("Locked", true)
				.with("ColorDiffuse",
						Data.empty().with("r", Decimals.of(colour.red)).with("g", Decimals.of(colour.green))
								.with("b", Decimals.of(colour.blue)).json())
				.with("FogColor", colour.title).json();
	}
}
