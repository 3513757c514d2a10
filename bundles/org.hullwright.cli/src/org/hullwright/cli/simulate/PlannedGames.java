package org.hullwright.cli.simulate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.report.Focus;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;

/**
 * The plan of a request, with what it was made of.
 *
 * @param packs all that are played
 * @param focus what is asked about
 */
public record PlannedGames(Plan plan, List<OpenPack> packs, Focus focus) {

	/**
	 * Opens the packs and makes the plan. The same request gives the same plan wherever the packs are the same.
	 *
	 * @param workshop opens packs with the selection of the request
	 * @throws WrongChoice when something that is asked for is not there, or cannot be together
	 */
	public static PlannedGames of(PlanRequest request, Workshop workshop) {
		PlanRequest.Setup setup = request.setup();
		Rulesets rulesets = new Rulesets(workshop, Path.of(request.folder()), setup.scenario(), setup.modes(), setup.with(),
				setup.without());
		Focus focus = focus(request.comparisons(), rulesets);
		List<Ruleset> played = played(request.comparisons(), rulesets);
		PlanRequest.Games games = request.games();
		List<Policy> agents = games.policies();
		List<Integer> seats = seats(games, played.getFirst());
		played.forEach(ruleset -> seats.forEach(number -> checkPlayers(number, ruleset.world().game(), agents)));
		return new PlannedGames(new Plan(played, seats, games.number(), games.seed(), agents), rulesets.packs(), focus);
	}

	/** What is asked about. The ruleset to compare with is played right after the first one. */
	private static Focus focus(PlanRequest.Comparisons wanted, Rulesets rulesets) {
		String about = wanted.about();
		if (wanted.againstBase()) {
			rulesets.switchOnAdditions();
			return new Focus(rulesets.title(), List.of(), 1, Exposure.MET);
		}
		if (about == null) {
			return Focus.NONE;
		}
		rulesets.switchOnAdditions();
		rulesets.beginWith(about, wanted.exposure());
		return new Focus(rulesets.title(about), List.of(about), 1, wanted.exposure());
	}

	private static List<Ruleset> played(PlanRequest.Comparisons wanted, Rulesets rulesets) {
		String about = wanted.about();
		List<Ruleset> played = new ArrayList<>(about == null ? List.of(rulesets.first()) : rulesets.about(about, wanted.exposure()));
		if (wanted.againstBase()) {
			played.add(rulesets.base());
		}
		wanted.against().forEach(opponent -> played.add(against(opponent, rulesets)));
		wanted.varied().forEach(numbers -> played.add(rulesets.varied(numbers)));
		return played;
	}

	private static Ruleset against(PlanRequest.Opponent opponent, Rulesets rulesets) {
		String folder = opponent.folder();
		return folder == null ? rulesets.againstSwitch(opponent.wanted()) : rulesets.againstVersion(opponent.wanted(), Path.of(folder));
	}

	static List<Integer> seats(PlanRequest.Games games, Ruleset first) {
		@Nullable
		List<Integer> seats = games.seats();
		return seats == null ? List.of(first.world().game().fewestPlayers()) : seats;
	}

	static void checkPlayers(int players, World.Game game, List<Policy> agents) {
		if (players < game.fewestPlayers() || players > game.mostPlayers()) {
			throw new WrongChoice(
					game.title() + " is for " + game.fewestPlayers() + " to " + game.mostPlayers() + " players, not for " + players);
		}
		if (agents.size() != 1 && agents.size() != players) {
			throw new WrongChoice("--agents: name one for all seats, or one for each of the " + players);
		}
	}
}
