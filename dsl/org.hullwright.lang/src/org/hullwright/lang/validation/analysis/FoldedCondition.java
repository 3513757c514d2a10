package org.hullwright.lang.validation.analysis;

/**
 * The truth value that constant folding gives a condition before any game.
 *
 * @param holds whether it is always true, or never
 * @param reason as it follows that sentence; empty when there is nothing to add
 */
public record FoldedCondition(boolean holds, String reason) {

	FoldedCondition negatedIf(boolean negated) {
		return negated ? new FoldedCondition(!holds, reason) : this;
	}
}
