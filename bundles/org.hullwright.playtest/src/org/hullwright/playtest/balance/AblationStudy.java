package org.hullwright.playtest.balance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.Learned;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.packs.OpenedPack;
import org.hullwright.playtest.preparation.SimulatedPack;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.report.Answers;
import org.hullwright.simulation.report.Focus;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.RulesetGames;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.rules.Ablation;
import org.hullwright.simulation.rules.Counterfactual;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.survey.Survey;
import org.hullwright.simulation.survey.SurveyReport;
import org.hullwright.simulation.survey.Surveyed;

/** Ablation studies of a pack: plays what answers a {@link BalanceQuestion}, with programs that try each option. Takes its time. */
final class AblationStudy {

	/** Games of each round unless somebody wants another number: a minute or two of a large game. */
	private static final int GAMES = 300;
	/** Components of a pack that are offered besides the one at the caret. */
	private static final int MOST_OFFERED = 12;
	private static final long FIRST_SEED = 1;
	private static final String ENGINE = "";

	private final SimulatedPack games;
	private final OpenedPack pack;
	private final Versions versions;
	private final int threads;

	/** @param versions opens other versions of the pack */
	AblationStudy(SimulatedPack games, Versions versions, int threads) {
		this.games = games;
		this.versions = versions;
		this.pack = games.pack();
		this.threads = threads;
	}

	/** Opens other versions of a pack. */
	interface Versions {

		/**
		 * The one in a folder.
		 *
		 * @throws IllegalArgumentException when it has errors or is none; says so
		 */
		SimulatedPack in(Path folder);
	}

	/** What people read for the components that may be asked about, by their names, in the order of the pack. */
	SequencedMap<String, String> candidates() {
		World world = world();
		SequencedMap<String, String> titles = new LinkedHashMap<>();
		new Ablation(world).candidates().forEach(name -> titles.put(name, title(world, name)));
		return titles;
	}

	/**
	 * What can be asked at once, the component at the caret first.
	 *
	 * @param caret name of the component at the caret; null when there is none
	 * @param own what the user has asked about besides
	 * @param games of each round; null for the usual number
	 */
	List<BalanceQuestion> offered(@Nullable String caret, List<BalanceQuestion.Subject> own, @Nullable Integer games) {
		World world = world();
		List<String> candidates = new Ablation(world).candidates();
		List<String> added = pack.compiler().isAddition()
				? candidates.stream().filter(name -> isOwn(world, name)).limit(MOST_OFFERED).toList()
				: List.of();
		List<BalanceQuestion.Subject> subjects = new ArrayList<>();
		if (caret != null && candidates.contains(caret)) {
			subjects.add(new BalanceQuestion.Subject.With(caret, title(world, caret)));
			subjects.add(new BalanceQuestion.Subject.Ready(caret, title(world, caret)));
		}
		if (pack.compiler().isAddition()) {
			subjects.add(new BalanceQuestion.Subject.WholePack(world.title()));
		}
		int components = pack.compiler().isAddition() ? Survey.components(world, pack::isOwn).size() : 0;
		if (components > 1) {
			subjects.add(new BalanceQuestion.Subject.Each(world.title(), components));
		}
		added.stream().filter(name -> !name.equals(caret))
				.forEach(name -> subjects.add(new BalanceQuestion.Subject.With(name, title(world, name))));
		int each = games == null ? GAMES : games;
		Stream<BalanceQuestion.Subject> others = own.stream()
				.filter(subject -> !subjects.contains(subject) && isThere(subject, candidates));
		return Stream.concat(others, subjects.stream()).map(subject -> BalanceQuestion.about(subject, each)).toList();
	}

	private static boolean isThere(BalanceQuestion.Subject subject, List<String> candidates) {
		return switch (subject) {
			case BalanceQuestion.Subject.With(String component, String title) -> candidates.contains(component);
			case BalanceQuestion.Subject.Ready(String component, String title) -> candidates.contains(component);
			case BalanceQuestion.Subject.Forced(String component, String title) -> candidates.contains(component);
			case BalanceQuestion.Subject.Version version -> true;
			case BalanceQuestion.Subject.Condition condition -> true;
			case BalanceQuestion.Subject.Each each -> false;
			case BalanceQuestion.Subject.WholePack pack -> false;
		};
	}

	private World world() {
		return games.program(pack.usualExpansions().inPlainSetUp()).world();
	}

	private boolean isOwn(World world, String component) {
		return pack.isOwn(world.places().of(world.sorts().get(world.sort(component)).source()));
	}

	private static String title(World world, String component) {
		return world.sorts().get(world.sort(component)).title();
	}

	/**
	 * Plays the games of an inquiry. When somebody cancels, what was played until then counts.
	 *
	 * @param listener hears of it on a thread that plays
	 */
	BalanceQuestion.Reply reply(BalanceQuestion inquiry, GamesListener listener, CancelIndicator cancel) {
		try {
			if (inquiry.subject() instanceof BalanceQuestion.Subject.Each) {
				return survey(inquiry.games(), listener, cancel);
			}
			RulesetPair pair = compared(inquiry.subject());
			Plan plan = new Plan(List.of(pair.with(), pair.without()), List.of(players(pair.with().world())), inquiry.games(), FIRST_SEED,
					List.of(new Policy.Heuristic()));
			return reply(plan, pair.focus(), listener, cancel);
		} catch (LoweringException | IllegalArgumentException refused) {
			return new BalanceQuestion.Reply.Refused(refused.getMessage());
		}
	}

	private static int players(World world) {
		return Math.clamp(2, world.game().fewestPlayers(), world.game().mostPlayers());
	}

	/** Asks about each component of the pack. */
	private BalanceQuestion.Reply survey(int number, GamesListener listener, CancelIndicator cancel) {
		World world = world();
		List<String> components = Survey.components(world, pack::isOwn);
		Survey survey = new Survey(world, new Counterfactual(world, this::plan, List.of(), null),
				new Survey.Games(List.of(players(world)), number, FIRST_SEED, List.of(new Policy.Heuristic())), Survey.Field.here(threads));
		SurveyReport report = survey.ask(components, listener.until(cancel));
		List<String> sentences = report.sentences();
		List<String> broken = report.surveyed().stream().map(Surveyed::error).filter(error -> !error.isEmpty())
				.map(error -> error.split("\n", 2)[0]).distinct().toList();
		return report.surveyed().isEmpty()
				? new BalanceQuestion.Reply.NotAsked()
				: new BalanceQuestion.Reply.Given(2L * number * report.surveyed().size(), 2L * number * components.size(),
						sentences.subList(0, 1), sentences.subList(1, sentences.size()), broken);
	}

	private BalanceQuestion.Reply reply(Plan plan, Focus focus, GamesListener listener, CancelIndicator cancel) {
		Tally tally = new Tally(plan);
		Simulation simulation = new Simulation(plan, threads);
		try {
			simulation.play(tally::add, listener.until(cancel));
		} catch (Simulation.Stopped never) {
			throw new IllegalStateException(never);
		}
		Report report = tally.report(ENGINE, pack::isOwn, focus);
		Answers answers = new Answers(report);
		return simulation.played() == 0
				? new BalanceQuestion.Reply.NotAsked()
				: new BalanceQuestion.Reply.Given(simulation.played(), plan.total(), answers.conclusions(),
						Stream.concat(answers.encounters().stream(), Stream.of(manner(plan.rulesets().getFirst().program()))).toList(),
						broken(report));
	}

	private static List<String> broken(Report report) {
		return report.tables().stream().flatMap(table -> table.errors().stream()).map(RulesetGames.BrokenGames::error)
				.flatMap(error -> Stream.of(error.split("\n", 2)[0]))
				.distinct().toList();
	}

	/** The two rulesets that an inquiry compares, and what the report is about. */
	private record RulesetPair(Ruleset with, Ruleset without, Focus focus) {}

	private RulesetPair compared(BalanceQuestion.Subject subject) {
		World world = world();
		return switch (subject) {
			case BalanceQuestion.Subject.With(String component, String title) -> compared(component, title, Exposure.MET);
			case BalanceQuestion.Subject.Ready(String component, String title) -> compared(component, title, Exposure.READY);
			case BalanceQuestion.Subject.Forced(String component, String title) -> compared(component, title, Exposure.FORCED);
			case BalanceQuestion.Subject.Each each -> throw new IllegalStateException("Each is asked about by itself");
			case BalanceQuestion.Subject.Condition condition -> throw new IllegalStateException("No games are compared for it");
			case BalanceQuestion.Subject.Version(Path folder) -> {
				SimulatedPack other = versions.in(folder);
				World before = other.program(other.pack().usualExpansions().inPlainSetUp()).world();
				yield new RulesetPair(ruleset("with", world), new Ruleset("without",
						other.pack().compiler().informed(Planner.probed(before)), List.of(), null),
						new Focus("The version as it is now", List.of(), 1, Exposure.MET));
			}
			case BalanceQuestion.Subject.WholePack(String title) -> new RulesetPair(ruleset("with", world),
					ruleset("without", pack.compiler().required().world(Set.of())),
					new Focus(title, List.of(), 1, Exposure.MET));
		};
	}

	private RulesetPair compared(String component, String title, Exposure exposure) {
		Counterfactual counterfactual = new Counterfactual(world(), this::plan, List.of(), null);
		return new RulesetPair(counterfactual.with(component, exposure), counterfactual.without(component, exposure),
				new Focus(title, List.of(component), 1, exposure));
	}

	private Ruleset ruleset(String title, World world) {
		return new Ruleset(title, plan(world), List.of(), null);
	}

	private Program plan(World world) {
		return pack.compiler().informed(Planner.probed(world));
	}

	/** By what its programs decide. */
	private static String manner(Program program) {
		Learned learned = program.learned();
		Provenance provenance = learned == null ? null : learned.provenance();
		if (provenance != null) {
			return "The programs go by what was learned from " + provenance.inWords() + ".";
		}
		return program.goals().isEmpty()
				? "The game tells no goals, so the programs see no more than who has won."
				: "The programs go by the goals that are written.";
	}
}
