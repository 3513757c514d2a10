package org.hullwright.cli.simulate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.survey.Survey;
import org.hullwright.simulation.survey.SurveyReport;
import org.hullwright.simulation.survey.Surveyed;

/**
 * The survey of a request.
 *
 * @param components that are asked about
 * @param packs all that are played
 */
record SurveyedPack(Survey survey, List<String> components, List<OpenPack> packs) {

	/**
	 * Opens the pack and makes its survey.
	 *
	 * @param threads how many games are played at once
	 * @throws WrongChoice when something that is asked for is not there, or there is nothing to ask about
	 */
	static SurveyedPack of(PlanRequest request, Workshop workshop, int threads) {
		PlanRequest.Setup setup = request.setup();
		Rulesets rulesets = new Rulesets(workshop, Path.of(request.folder()), setup.scenario(), setup.modes(), setup.with(),
				setup.without());
		rulesets.switchOnAdditions();
		Ruleset first = rulesets.first();
		List<Policy> agents = request.games().policies();
		int players = PlannedGames.seats(request.games(), first).getFirst();
		PlannedGames.checkPlayers(players, first.world().game(), agents);
		List<String> components = rulesets.components();
		if (components.isEmpty()) {
			throw new WrongChoice("--each: " + rulesets.title() + " has no component that games could do without");
		}
		return new SurveyedPack(
				rulesets.survey(new Survey.Games(players, request.games().number(), request.games().seed(), agents, threads)), components,
				rulesets.packs());
	}

	/** What a survey tells, for other programs. */
	static Map<String, Object> entries(SurveyReport report) {
		Map<String, Object> entries = new LinkedHashMap<>();
		entries.put("words", report.sentences());
		entries.put("pack", report.pack());
		entries.put("players", report.players());
		entries.put("games", report.games());
		entries.put("components", report.surveyed().stream().map(SurveyedPack::entry).toList());
		return entries;
	}

	private static Map<String, Object> entry(Surveyed one) {
		Map<String, Object> entry = new LinkedHashMap<>();
		entry.put("name", one.component());
		entry.put("title", one.title());
		entry.put("verdict", one.judgement().kind().name().toLowerCase(Locale.ROOT));
		entry.put("words", one.judgement().sentence());
		if (!one.error().isEmpty()) {
			entry.put("error", one.error());
		}
		return entry;
	}
}
