package org.hullwright.benchmarks.fair;

/** The helpers, known by their numbers. */
final class Helper {

	static final int PORTER = 0;
	static final int THIEF = 1;
	static final int GUARD = 2;
	static final int CARTER = 3;
	static final int MONEYCHANGER = 4;
	static final int JUGGLER = 5;
	static final int BISHOP = 6;

	static final int[] COPIES = { 3, 3, 2, 2, 3, 2, 2 };
	static final int[] WAGE = { 1, 2, 1, 2, 1, 3, 1 };
	static final int COUNT = 17;

	private Helper() {}
}
