package org.hullwright.server.protocol;

import java.util.List;

import com.google.gson.JsonObject;

/** The parameters of the JSON-RPC requests. What may be left out is null then; what must not is checked by whatever answers. */
public interface RequestParameters {

	/**
	 * A game to begin.
	 *
	 * @param pack one of those that are offered
	 * @param seats for each player {@code person} or a program; needed
	 * @param modes to switch on; none when left out
	 * @param expansions to switch on; none when left out
	 * @param scenario the plain set-up when left out
	 * @param seed a whole number of 64 bits, as text; any when left out
	 */
	record Start(String pack, List<String> seats, List<String> modes, List<String> expansions, String scenario, String seed) {}

	/**
	 * A game to take up.
	 *
	 * @param seats as for a new game; one for each of its players
	 * @param game what {@code game/save} answered
	 */
	record Resume(String pack, List<String> seats, JsonObject game) {}

	/** Something that only needs a key. */
	record Held(String key) {}

	/**
	 * A decision taken.
	 *
	 * @param decision the number of the decision that is answered
	 * @param option its position, from 0
	 * @param seconds how many it took to answer since the question was shown; needed where the question tells how many are left
	 */
	record Answer(String key, Integer decision, Integer option, Integer seconds) {}

	/**
	 * What happened since the client last asked.
	 *
	 * @param run the run of the game that is known already; all is told when left out, or when the game was played again since
	 * @param after how many events of it are known already; none when left out
	 */
	record EventsAfter(String key, Integer run, Integer after) {}

	/** @param decision the number of the decision to go back to */
	record GoBack(String key, Integer decision) {}
}
