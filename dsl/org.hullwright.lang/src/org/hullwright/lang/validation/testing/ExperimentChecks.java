package org.hullwright.lang.validation.testing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Experiment;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Measure;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** Experiments can be made: there are games to play, and what is expected can be measured. */
public class ExperimentChecks extends TypedChecks {

	/** More take longer than anybody waits. */
	private static final int MOST_GAMES = 1_000_000;
	private static final int ALL = 100; // percent

	@Check
	void playsGames(Experiment experiment) {
		boolean countable = experiment.getGames() >= 1 && experiment.getGames() <= MOST_GAMES;
		if (!countable && isWritten(experiment, HullPackage.Literals.EXPERIMENT__GAMES)) {
			reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, experiment, HullPackage.Literals.EXPERIMENT__GAMES, experiment.getGames(), 1,
					MOST_GAMES);
		}
	}

	@Check
	void hasSoManyPlayers(Experiment experiment) {
		packs().game(experiment.eResource()).ifPresent(game -> {
			for (int at = 0; at < experiment.getPlayers().size(); at++) {
				int players = experiment.getPlayers().get(at);
				if (players < game.getFewestPlayers() || players > game.getMostPlayers()) {
					report(IssueCode.NUMBER_OUT_OF_BOUNDS, experiment, HullPackage.Literals.EXPERIMENT__PLAYERS, at,
							new Object[] { players, game.getFewestPlayers(), game.getMostPlayers() });
				}
			}
		});
	}

	/** Whoever is named for no seat would not play, and a seat without one would be played by somebody else's. */
	@Check
	void hasSomebodyAtEachSeat(Experiment experiment) {
		int agents = experiment.getAgents().size();
		if (agents > 1) {
			players(experiment).stream().filter(players -> players != agents).findFirst()
					.ifPresent(players -> report(IssueCode.AGENTS_COUNT, experiment, HullPackage.Literals.EXPERIMENT__AGENTS, 0,
							new Object[] { agents, players }));
		}
	}

	private List<Integer> players(Experiment experiment) {
		return experiment.getPlayers().isEmpty()
				? packs().game(experiment.eResource()).map(Game::getFewestPlayers).stream().toList()
				: experiment.getPlayers();
	}

	/** Where games are compared, measures are told apart by their titles. */
	@Check
	void measuresEachOnce(Experiment experiment) {
		Set<String> titles = new HashSet<>();
		experiment.getMeasures().stream().filter(measure -> !titles.add(measure.getTitle()))
				.forEach(measure -> reportAt(IssueCode.MEASURE_TWICE, measure, HullPackage.Literals.MEASURE__TITLE, measure.getTitle()));
	}

	@Check
	void canBeMeasured(Measure measure) {
		Type type = typeOf(measure.getValue());
		if (type.isUnknown()) {
			return;
		}
		boolean share = type instanceof Type.TruthType;
		if (!share && !(type.present() instanceof Type.NumberType)) {
			report(IssueCode.TYPE_MISMATCH, measure.getValue(), "A number, or whether something is so,", TypeWords.of(type));
		} else if (!share && mustBeThere(measure.getValue())) {
			return;
		} else if (measure.isBounded() && share != measure.isPercent()) {
			reportAt(IssueCode.EXPECTED_MEASURE, measure, HullPackage.Literals.MEASURE__UPPER,
					share ? "how often something is so" : "a number",
					measure.getLower() + " to " + measure.getUpper() + (share ? " percent" : ""));
		}
	}

	@Check
	void hasBounds(Measure measure) {
		if (measure.isBounded() && measure.getLower() > measure.getUpper()) {
			reportAt(IssueCode.RANGE_EMPTY, measure, HullPackage.Literals.MEASURE__LOWER, measure.getLower(), measure.getUpper());
		} else if (measure.isPercent() && measure.getUpper() > ALL) {
			reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, measure, HullPackage.Literals.MEASURE__UPPER, measure.getUpper(), 0, ALL);
		}
	}
}
