package org.hullwright.simulation.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.play.GameExecutor;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.play.ThreadExecutor;
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
	private final Field field;

	/**
	 * Which games are played.
	 *
	 * @param players numbers of players, each in turn
	 * @param number of games with each component and each number of players, and as many without
	 * @param seed of the first of them
	 * @param policies who plays: one for all seats, or one for each
	 */
	public record Games(List<Integer> players, int number, long seed, List<Policy> policies) {

		public Games {
			players = List.copyOf(players);
			policies = List.copyOf(policies);
		}
	}

	/** Where games are played. */
	public interface Field {

		/**
		 * What plays the games about a component.
		 *
		 * @param policies who plays, who need not be those that were asked for
		 */
		GameExecutor about(String component, Exposure exposure, List<Policy> policies);

		/** On threads of this process. */
		static Field here(int threads) {
			GameExecutor executor = new ThreadExecutor(threads);
			return (component, exposure, policies) -> executor;
		}
	}

	/**
	 * Of a game.
	 *
	 * @param counterfactual makes the game with a component and without it
	 * @param games which are played
	 * @param field where
	 */
	public Survey(World world, Counterfactual counterfactual, Games games, Field field) {
		this.world = world;
		this.counterfactual = counterfactual;
		this.games = games;
		this.field = field;
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

	/** How a component comes into the games that are compared: what does nothing by itself is left out of the others. */
	private static Exposure exposure(World.Sort component) {
		return component.bodies().isEmpty() ? Exposure.FORCED : Exposure.READY;
	}

	/**
	 * Asks about components, one after the other. When the user cancels or no more games can be played, those that have been asked about
	 * until then are told.
	 *
	 * @param components some of {@link #components}
	 */
	public SurveyReport ask(List<String> components, SimulationProgress progress) {
		List<Surveyed> surveyed = new ArrayList<>();
		String failure = "";
		try {
			for (int at = 0; at < components.size() && !progress.isCancelled(); at++) {
				List<Surveyed> one = ask(components.get(at), components.size() * games.players().size(),
						new PartOfProgress(progress, at, components.size()));
				if (!progress.isCancelled()) {
					surveyed.addAll(one);
				}
			}
		} catch (Simulation.Stopped stopped) {
			failure = String.valueOf(stopped.getMessage());
		}
		return new SurveyReport(world.title(), components.size(), games.number(), games.players(), surveyed, failure);
	}

	private List<Surveyed> ask(String component, int looked, SimulationProgress progress) throws Simulation.Stopped {
		World.Sort sort = world.sorts().get(world.sort(component));
		Exposure exposure = exposure(sort);
		Inquiry inquiry = new Inquiry(
				List.of(counterfactual.with(component, exposure), counterfactual.without(component, exposure)),
				new Focus(sort.title(), List.of(component), 1, exposure), looked);
		Report chosen = report(inquiry, games.policies(), progress);
		boolean unused = games.players().stream().anyMatch(players -> inquiry.judgement(chosen, players).kind() == Judgement.Kind.UNUSED);
		Report atRandom = unused ? report(inquiry, List.of(new Policy.Any()), progress) : chosen;
		return games.players().stream().map(players -> new Surveyed(component, sort.title(), players,
				judgement(inquiry.judgement(chosen, players), inquiry.judgement(atRandom, players)), error(chosen, players))).toList();
	}

	/** What programs that choose never took may not have been worth it to them; that it is impossible, random ones show. */
	private static Judgement judgement(Judgement chosen, Judgement atRandom) {
		return chosen.kind() == Judgement.Kind.UNUSED && atRandom.kind() == Judgement.Kind.UNUSABLE ? atRandom : chosen;
	}

	/**
	 * A component that is asked about.
	 *
	 * @param rulesets with it and without it
	 * @param looked at how many judgements the author looks at once
	 */
	private record Inquiry(List<Ruleset> rulesets, Focus focus, int looked) {

		/** Where there is none, no game came to its end. */
		Judgement judgement(Report report, int players) {
			return new Answers(report).judgement(players, looked).orElseGet(() -> new Judgement(Judgement.Kind.BROKEN,
					focus.title() + " is not judged, for rules broke all games with it.", "breaks games", ""));
		}
	}

	private Report report(Inquiry inquiry, List<Policy> policies, SimulationProgress progress) throws Simulation.Stopped {
		Plan plan = new Plan(inquiry.rulesets(), games.players(), games.number(), games.seed(), policies);
		Tally tally = new Tally(plan);
		Focus focus = inquiry.focus();
		new Simulation(plan, field.about(focus.components().getFirst(), focus.exposure(), policies)).play(tally::add, progress);
		return tally.report("", any -> false, focus);
	}

	private static String error(Report report, int players) {
		return report.tables().stream().filter(table -> table.seats() == players).flatMap(table -> table.errors().stream())
				.map(RulesetGames.BrokenGames::error).findFirst().orElse("");
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
