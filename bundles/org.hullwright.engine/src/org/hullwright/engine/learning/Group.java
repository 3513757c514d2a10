package org.hullwright.engine.learning;

/** Whose pieces a feature is about, as seen from one seat. */
enum Group {

	/** Those of the player on the seat, and what lies on and in them. */
	MINE("my"),
	/** Those of all other players together. */
	OTHERS("others'"),
	/** Those of nobody. */
	COMMON("common");

	private final String word;

	Group(String word) {
		this.word = word;
	}

	/** What the names of its features begin with. */
	String word() {
		return word;
	}
}
