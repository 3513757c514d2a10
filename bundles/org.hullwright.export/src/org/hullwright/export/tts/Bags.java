package org.hullwright.export.tts;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;

/** Makes bags. Supplies are bags as well, for all supplies have a limit. */
final class Bags {

	private final Things things;

	Bags(Things things) {
		this.things = things;
	}

	/** What comes out of a bag next. */
	enum Order {

		/** What went in last: a pile. */
		LAST_IN_FIRST_OUT(0),
		/** Anything. */
		RANDOM(2);

		private final int number;

		Order(int number) {
			this.number = number;
		}
	}

	/**
	 * A bag.
	 *
	 * @param identity of the place that it stands for
	 * @param contents the last one lies on top
	 * @param description may be empty
	 */
	JsonObject of(String identity, String title, String description, JsonArray contents, Order order, Spot spot) {
		return things.of("Bag", identity, title, description, spot).with("Bag", Data.empty().with("Order", order.number).json())
				.with("ContainedObjects", contents).json();
	}
}
