package org.hullwright.simulation.ask;

/** What a search looks for. */
public enum SearchMode {

	/** The first game in which it is so; the search ends with it. */
	FIRST,
	/** The first one as well, but all games are played, to tell how often it is so. */
	COUNT,
	/** The game in which the fewest decisions lead there, of all. */
	SHORTEST;

	boolean endsWithWitness() {
		return this == FIRST;
	}

	/** Which of two witnesses is told, the first found one of them. */
	Witness better(Witness found, Witness other) {
		return this == SHORTEST && other.decisions() < found.decisions() ? other : found;
	}
}
