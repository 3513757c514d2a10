package org.hullwright.lang.ide.completion;

/** The order of what is offered, the first first. */
enum Rank {

	/** Variables of the type that is wanted. */
	FITTING_VARIABLE,
	/** Other names of the type that is wanted. */
	FITTING_NAME,
	/** Names that may be meant all the same, to ask them for something. */
	NAME,
	/** Whole sentences. */
	SENTENCE,
	/** Words of the language, also those that are names but begin a sentence here. */
	WORD;

	private static final int FIRST = 1_000; // above all that the grammar's own way of proposing gives

	/** The number that stands for it where only a number can be told. */
	int priority() {
		return FIRST - ordinal();
	}

	/** The rank that a number stands for; that of names for other numbers. */
	static Rank of(int priority) {
		int place = FIRST - priority;
		return place >= 0 && place < values().length ? values()[place] : NAME;
	}
}
