package org.hullwright.simulation.results;

import java.util.List;

import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.rules.Figure;

/** Codec of the results of a plan's games: a line of JSON each, without the line feed at its end. */
public final class PlanResults {

	private final Plan plan;
	private final List<Integer> figures;

	/** @param plan whose games have these results */
	public PlanResults(Plan plan) {
		this.plan = plan;
		this.figures = plan.rulesets().stream().map(ruleset -> Figure.of(ruleset).size()).toList();
	}

	/** The line that says a result. */
	public static String line(GameResult result) {
		return WrittenResult.line(result);
	}

	/**
	 * The result of the game with that number, from 0.
	 *
	 * @param line may have been damaged or changed, so each part is checked
	 * @throws IllegalArgumentException when it is not that of this game, or damaged
	 */
	public GameResult read(long number, String line) {
		Deal deal = plan.deal(number);
		return new ResultLine(deal, plan.rulesets().get(deal.ruleset()).world(), figures.get(deal.ruleset())).read(line);
	}
}
