package org.hullwright.engine.learning;

import org.hullwright.engine.node.Frame;

/** Evaluates positions with a learned evaluation function. Belongs to one thread, for it has buffers of its own. */
public final class Evaluator {

	private final LearnedEvaluation evaluation;
	private final float[] features;
	private final float[] units;

	/** @param evaluation what was learned */
	public Evaluator(LearnedEvaluation evaluation) {
		this.evaluation = evaluation;
		this.features = new float[evaluation.extractor().size()];
		this.units = new float[evaluation.network().hidden()];
	}

	/**
	 * How likely a player wins, as far as was learned, from 0 to 1.
	 *
	 * @param seat from 1
	 * @param around where it is asked; the state is left as it is
	 */
	public double probability(int seat, Frame around) {
		evaluation.extractor().extract(seat, around, features);
		return evaluation.network().probability(features, evaluation.used(), units);
	}
}
