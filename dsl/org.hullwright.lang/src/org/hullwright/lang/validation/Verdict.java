package org.hullwright.lang.validation;

/**
 * What is known of a comparison before any game.
 *
 * @param holds whether it is always true, or never
 * @param reason as it follows that sentence; empty when there is nothing to add
 */
record Verdict(boolean holds, String reason) {

	Verdict negatedIf(boolean negated) {
		return negated ? new Verdict(!holds, reason) : this;
	}
}
