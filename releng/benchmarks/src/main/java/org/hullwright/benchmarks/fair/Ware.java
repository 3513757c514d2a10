package org.hullwright.benchmarks.fair;

/** What the numbers of wares say: their good and what they are worth. */
final class Ware {

	static final int GOODS = 4;
	static final int MOST_WORTH = 4;
	static final int COPIES = 2;
	static final int COUNT = GOODS * MOST_WORTH * COPIES;

	private Ware() {}

	static int of(int good, int worth) {
		return good * MOST_WORTH + worth - 1;
	}

	static int good(int ware) {
		return ware / MOST_WORTH;
	}

	static int worth(int ware) {
		return ware % MOST_WORTH + 1;
	}
}
