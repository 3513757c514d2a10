package org.hullwright.cli.simulate;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.survey.Survey;

/** The survey of a request: which components of a pack are asked about, and in which games. */
final class SurveyedPack {

	private final PlanRequest request;
	private final Rulesets rulesets;
	private final List<String> components;
	private final Survey.Games games;

	private SurveyedPack(PlanRequest request, Rulesets rulesets, List<String> components, Survey.Games games) {
		this.request = request;
		this.rulesets = rulesets;
		this.components = components;
		this.games = games;
	}

	/**
	 * Opens the pack.
	 *
	 * @throws WrongChoice when something that is asked for is not there, or there is nothing to ask about
	 */
	static SurveyedPack of(PlanRequest request, Workshop workshop) {
		PlanRequest.Setup setup = request.setup();
		Rulesets rulesets = new Rulesets(workshop, Path.of(request.folder()), setup.scenario(), setup.modes(), setup.with(),
				setup.without());
		rulesets.switchOnAdditions();
		Ruleset first = rulesets.first();
		List<Policy> agents = request.games().policies();
		List<Integer> players = PlannedGames.seats(request.games(), first);
		players.forEach(number -> PlannedGames.checkPlayers(number, first.world().game(), agents));
		List<String> components = rulesets.components();
		if (components.isEmpty()) {
			throw new WrongChoice("--each: " + rulesets.title() + " has no component that games could do without");
		}
		return new SurveyedPack(request, rulesets, components,
				new Survey.Games(players, request.games().number(), request.games().seed(), agents));
	}

	/** All packs that are played. */
	List<OpenPack> packs() {
		return rulesets.packs();
	}

	/** Those that are asked about. */
	List<String> components() {
		return components;
	}

	/** The survey, whose games are played there. */
	Survey survey(PlayingField field) {
		return rulesets.survey(games, (component, exposure, policies) -> field.executor(about(component, exposure, policies)));
	}

	/** The request of the games about one component. */
	private PlanRequest about(String component, Exposure exposure, List<Policy> policies) {
		PlanRequest.Games wanted = request.games();
		return new PlanRequest(request.folder(), request.selection(), request.setup(),
				new PlanRequest.Comparisons(component, exposure, false, List.of(), List.of()),
				new PlanRequest.Games(wanted.seats(), wanted.number(), wanted.seed(), policies.stream().map(Policy::toString).toList()));
	}
}
