package org.hullwright.simulation.play;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Plays the games of a plan by their numbers, in any order. Several threads may share it. */
public final class PlanPlayer {

	private final Plan plan;
	private final List<GamePlayer> players;

	/** @param stopped whether the caller has cancelled */
	public PlanPlayer(Plan plan, BooleanSupplier stopped) {
		this.plan = plan;
		this.players = plan.rulesets().stream().map(ruleset -> new GamePlayer(ruleset, plan, stopped)).toList();
	}

	/** Plays the game with that number, from 0; all that it performed is in the result. */
	public GameResult play(long number) {
		Deal deal = plan.deal(number);
		return players.get(deal.ruleset()).play(deal);
	}
}
