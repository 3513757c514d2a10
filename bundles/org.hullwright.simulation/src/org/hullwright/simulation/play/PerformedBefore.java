package org.hullwright.simulation.play;

import java.util.BitSet;
import java.util.List;

/**
 * Coverage of a sequence of games: what those so far have performed, by ruleset, so that each result tells only what is new. Results are
 * much shorter then. Where parts of the sequence are counted apart, their results can be counted once more, all in their order, with the
 * same outcome.
 */
public final class PerformedBefore {

	private final List<BitSet> byRuleset;

	/** @param plan none of whose games has been counted */
	public PerformedBefore(Plan plan) {
		this.byRuleset = plan.rulesets().stream().map(any -> new BitSet()).toList();
	}

	/** Counts the next game; the same result without what was performed in games before. */
	public GameResult count(GameResult result) {
		return result instanceof GameResult.Finished finished ? finished.after(byRuleset.get(finished.deal().ruleset())) : result;
	}
}
