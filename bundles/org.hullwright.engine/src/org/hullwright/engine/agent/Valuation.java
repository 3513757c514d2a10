package org.hullwright.engine.agent;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What an agent takes a position to be worth.
 *
 * @param learned whether by what was learned for the game, as far as there is something; else by the goals that are written
 * @param others how much the prospects of each other player count, from -1 (against them) to 1 (as much as one's own)
 * @param weights what each goal is multiplied with, whatever was learned for the game; null where there are none of its own
 */
public record Valuation(boolean learned, double others, @Nullable List<Double> weights) {

	/** One's own prospects, by what was learned. */
	public static final Valuation USUAL = new Valuation(true, 0);
	/** One's own prospects, by the goals that are written. */
	public static final Valuation WRITTEN = new Valuation(false, 0);

	/** Without weights of its own. */
	public Valuation(boolean learned, double others) {
		this(learned, others, null);
	}

	/** One's own prospects, by the goals with weights that are tried. */
	public static Valuation by(List<Double> weights) {
		return new Valuation(false, 0, weights);
	}
}
