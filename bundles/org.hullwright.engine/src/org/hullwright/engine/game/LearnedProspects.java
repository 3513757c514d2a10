package org.hullwright.engine.game;

import org.hullwright.engine.learning.Evaluator;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.tree.World;

/** How likely a player wins, as far as was learned, in billionths. */
final class LearnedProspects implements EvaluationFunction {

	private static final int CERTAIN = 1_000_000_000;

	private final Program program;
	private final World world;
	private final Evaluator evaluator;

	/** @param evaluator of the games of the program */
	LearnedProspects(Program program, Evaluator evaluator) {
		this.program = program;
		this.world = program.world();
		this.evaluator = evaluator;
	}

	@Override
	public long of(int seat, Frame around) {
		return Math.round(CERTAIN * evaluator.probability(seat, around));
	}

	@Override
	public long atTheEnd(int seat, Frame around) {
		boolean won = around.state().get(world.playerOn(seat), world.game().won()) != 0;
		int seats = around.state().count(around.layout().seats());
		return Math.round(CERTAIN * Reward.of(seat, won, program.standings().scores(around.run(), seats)));
	}
}
