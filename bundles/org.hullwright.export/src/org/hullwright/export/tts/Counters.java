package org.hullwright.export.tts;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Data;
import org.hullwright.export.table.Track;

/** Makes what shows the number of a track. */
final class Counters {

	private final Things things;

	Counters(Things things) {
		this.things = things;
	}

	JsonObject of(Track track, int shown, Spot spot) {
		var spaces = new StringBuilder("From " + track.lowest() + " to " + track.highest());
		track.spaces().forEach((number, title) -> spaces.append('\n').append(number).append(": ").append(title));
		return things.of("Counter", track.identity(), track.title(), spaces.toString(), spot)
				.with("Counter", Data.empty().with("value", shown).json()).json();
	}
}
