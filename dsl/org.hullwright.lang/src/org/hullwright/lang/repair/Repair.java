package org.hullwright.lang.repair;

import java.util.List;

/**
 * A change that may let a text be read.
 *
 * @param title what it does, in the words of the author
 * @param message what is wrong; empty text when what the parser says is right
 * @param marked what that is said of
 * @param changes none overlaps another
 * @param isSure whether what is changed can mean nothing at all, so that it is right even when the next word cannot be read either
 * @param repeated what is put before the next word as well that cannot be read, for as long as it could stand there; empty for nothing
 */
record Repair(String title, String message, Token marked, List<Replacement> changes, boolean isSure, String repeated) {

	/** One of which the parser says what is wrong. */
	static Repair of(String title, Token marked, Replacement... changes) {
		return of(title, marked, List.of(changes));
	}

	/** One of which the parser says what is wrong. */
	static Repair of(String title, Token marked, List<Replacement> changes) {
		return new Repair(title, "", marked, List.copyOf(changes), false, "");
	}

	/** The same, of which this is said. */
	Repair told(String words) {
		return new Repair(title, words, marked, changes, isSure, repeated);
	}

	/** The same of something that can mean nothing at all. */
	Repair sure() {
		return new Repair(title, message, marked, changes, true, repeated);
	}

	/** The same again and again, where only that is missing. */
	Repair repeating(String word) {
		return new Repair(title, message, marked, changes, isSure, word);
	}
}
