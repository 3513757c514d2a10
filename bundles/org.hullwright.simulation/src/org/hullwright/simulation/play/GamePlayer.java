package org.hullwright.simulation.play;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Watching;
import org.hullwright.simulation.rules.Figure;
import org.hullwright.simulation.rules.Ruleset;

/** Plays games by one ruleset. Several threads may share it. */
final class GamePlayer {

	private final Ruleset ruleset;
	private final Plan plan;
	private final BooleanSupplier stopped;
	private final List<Figure> figures;
	private final BitSet[] designsByEffect;
	private final boolean[] phases;
	private final Belongings belongings;

	/** @param stopped whether the caller has cancelled */
	GamePlayer(Ruleset ruleset, Plan plan, BooleanSupplier stopped) {
		this.ruleset = ruleset;
		this.plan = plan;
		this.stopped = stopped;
		this.figures = Figure.of(ruleset);
		this.designsByEffect = Observer.designsByEffect(ruleset.world());
		this.phases = FateWatch.phases(ruleset.world());
		this.belongings = new Belongings(ruleset.program().layout());
	}

	GameResult play(Deal deal) {
		GameOptions options = new GameOptions(deal.seats(), ruleset.modes(), ruleset.scenario(), deal.seed(),
				ruleset.opening());
		FateWatch fates = new FateWatch(ruleset.world(), phases, belongings, deal.seats());
		Observer observer = new Observer(ruleset.program(), designsByEffect, fates);
		Game game = new Game(ruleset.program(), options, seat -> observer.watching(plan.policy(seat).agent(deal.seed(), seat, stopped)),
				Watching.MOVES.with(observer));
		try {
			Outcome outcome = game.play();
			return new GameResult.Finished(deal, outcome.reason(), outcome.winners(), outcome.standing(), outcome.rounds(),
					outcome.decisions(), measured(game),
					belongings.of(game.state(), deal.seats()), belongings.wordsOf(game.state(), deal.seats()),
					fates.firsts(game.state()), observer.use(game.state()), observer.performed());
		} catch (GameError error) {
			return new GameResult.Broken(deal, error.explain());
		}
	}

	private List<OptionalInt> measured(Game game) {
		Map<Integer, List<OptionalInt>> byExperiment = figures.stream().map(Figure::experiment).distinct()
				.collect(Collectors.toMap(number -> number, game::measure, (one, same) -> one, TreeMap::new));
		return figures.stream().map(figure -> byExperiment.get(figure.experiment()).get(figure.position())).toList();
	}
}
