package org.hullwright.simulation.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.Answers;
import org.hullwright.simulation.report.Focus;
import org.hullwright.simulation.report.Judgement;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.RulesetGames;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.rules.Ablation;
import org.hullwright.simulation.rules.Counterfactual;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;

/**
 * Screening of the components of a pack: each is put where it matters at once in one half of paired games, and what that changes is judged.
 * The more components there are, the more has to be seen for one of them to be told.
 */
public final class Survey {

	private final World world;
	private final Counterfactual counterfactual;
	private final Games games;

	/**
	 * Which games are played.
	 *
	 * @param players how many
	 * @param number of games with each component, and as many without
	 * @param seed of the first of them
	 * @param policies who plays: one for all seats, or one for each
	 * @param threads how many games are played at once
	 */
	public record Games(int players, int number, long seed, List<Policy> policies, int threads) {

		public Games {
			policies = List.copyOf(policies);
		}
	}

	/**
	 * Of a game.
	 *
	 * @param planner plans a world with probes
	 * @param modes names of the modes that are on
	 * @param scenario that games start from; null for the plain set-up
	 */
	public Survey(World world, Function<World, Program> planner, List<String> modes, @Nullable String scenario, Games games) {
		this.world = world;
		this.counterfactual = new Counterfactual(world, planner, modes, scenario);
		this.games = games;
	}

	/**
	 * The names of the components that a pack declares and games could do without, in the order of the pack.
	 *
	 * @param own whether a place is in the pack
	 */
	public static List<String> components(World world, Predicate<Place> own) {
		return new Ablation(world).candidates().stream()
				.filter(name -> own.test(world.places().of(world.sorts().get(world.sort(name)).source()))).toList();
	}

	/**
	 * Asks about components, one after the other. When the user cancels, those that have been asked about until then are told.
	 *
	 * @param components some of {@link #components}
	 */
	public SurveyReport ask(List<String> components, SimulationProgress progress) {
		List<Surveyed> surveyed = new ArrayList<>();
		for (int at = 0; at < components.size() && !progress.isCancelled(); at++) {
			Surveyed one = ask(components.get(at), components.size(), new PartOfProgress(progress, at, components.size()));
			if (!progress.isCancelled()) {
				surveyed.add(one);
			}
		}
		return new SurveyReport(world.title(), components.size(), games.number(), games.players(), surveyed);
	}

	private Surveyed ask(String component, int looked, SimulationProgress progress) {
		World.Sort sort = world.sorts().get(world.sort(component));
		Exposure exposure = sort.bodies().isEmpty() ? Exposure.FORCED : Exposure.READY;
		List<Ruleset> rulesets = List.of(counterfactual.with(component, exposure), counterfactual.without(component, exposure));
		Focus focus = new Focus(sort.title(), List.of(component), 1, exposure);
		Report report = report(rulesets, games.policies(), focus, progress);
		Judgement judgement = judgement(report, looked);
		if (judgement.kind() == Judgement.Kind.UNUSED) {
			Judgement atRandom = judgement(report(rulesets, List.of(new Policy.Any()), focus, progress), looked);
			judgement = atRandom.kind() == Judgement.Kind.UNUSABLE ? atRandom : judgement;
		}
		return new Surveyed(component, sort.title(), judgement, error(report));
	}

	private Report report(List<Ruleset> rulesets, List<Policy> policies, Focus focus, SimulationProgress progress) {
		Plan plan = new Plan(rulesets, List.of(games.players()), games.number(), games.seed(), policies);
		Tally tally = new Tally(plan);
		try {
			new Simulation(plan, games.threads()).play(tally::add, progress);
		} catch (Simulation.Stopped never) {
			throw new IllegalStateException(never);
		}
		return tally.report("", any -> false, focus);
	}

	/** Where there is none, no game came to its end. */
	private static Judgement judgement(Report report, int looked) {
		return new Answers(report).judgements(looked).stream().findFirst().orElseGet(() -> new Judgement(Judgement.Kind.BROKEN,
				report.focus().title() + " is not judged, for rules broke all games with it.", "breaks games"));
	}

	private static String error(Report report) {
		return report.tables().stream().flatMap(table -> table.errors().stream()).map(RulesetGames.BrokenGames::error).findFirst()
				.orElse("");
	}

	/** The games of one component among those of all. */
	private record PartOfProgress(SimulationProgress whole, int part, int parts) implements SimulationProgress {

		@Override
		public void played(long games, long total) {
			whole.played(total * part + games, total * parts);
		}

		@Override
		public boolean isCancelled() {
			return whole.isCancelled();
		}
	}
}
