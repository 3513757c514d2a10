package org.hullwright.engine.agent;

/**
 * What an agent takes a position to be worth.
 *
 * @param learned whether by the evaluation function that was learned for the game, as far as there is one; else by the goals that are
 * written
 * @param others how much the prospects of each other player count, from -1 (against them) to 1 (as much as one's own)
 */
public record Valuation(boolean learned, double others) {

	/** One's own prospects, by what was learned. */
	public static final Valuation USUAL = new Valuation(true, 0);
	/** One's own prospects, by the goals that are written. */
	public static final Valuation WRITTEN = new Valuation(false, 0);
}
