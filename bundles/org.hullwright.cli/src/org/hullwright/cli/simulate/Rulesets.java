package org.hullwright.cli.simulate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.rules.Ablation;
import org.hullwright.simulation.rules.Counterfactual;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.survey.Survey;

/** Makes what is played of what stands on the command line. What is not there is told as a {@link WrongChoice}. */
final class Rulesets {

	private final Workshop workshop;
	private final OtherNumbers otherNumbers;
	private final List<OpenPack> packs = new ArrayList<>();
	private final OpenPack pack;
	private final World plain;
	private final @Nullable String scenario;
	private final Set<String> modes;
	private final Set<String> expansions;
	private @Nullable Opening opening;

	/**
	 * @param scenario null for the plain set-up
	 * @param with expansions to switch on
	 * @param without expansions to leave out that the scenario would switch on
	 */
	Rulesets(Workshop workshop, Path folder, @Nullable String scenario, Collection<String> modes, Collection<String> with,
			Collection<String> without) {
		this.workshop = workshop;
		this.otherNumbers = new OtherNumbers(workshop);
		this.pack = workshop.open(folder);
		packs.add(pack);
		this.plain = pack.program(Set.of()).world();
		pack.refuseWithoutGame();
		this.scenario = scenario;
		Optional<World.Scenario> start = Optional.ofNullable(scenario)
				.map(name -> plain.scenarios().stream().filter(known -> known.name().equals(name)).findFirst()
						.orElseThrow(() -> WrongChoice.unknown("scenario", name,
								plain.scenarios().stream().map(World.Scenario::name).toList())));
		this.modes = new LinkedHashSet<>(modes);
		start.ifPresent(known -> this.modes.addAll(known.modes()));
		this.expansions = new LinkedHashSet<>(with);
		start.ifPresent(known -> this.expansions.addAll(known.expansions()));
		without.stream().filter(expansion -> !this.expansions.remove(expansion)).findFirst().ifPresent(expansion -> {
			throw new WrongChoice("--without " + expansion + ": that is not on anyway");
		});
	}

	/**
	 * Switches on what the pack adds to a game, when nothing was said about expansions: who asks about the pack or a part of it does not
	 * mean the game without it. Before anything else is asked for.
	 */
	void switchOnAdditions() {
		if (pack.opened().compiler().isAddition() && expansions.isEmpty() && scenario == null) {
			expansions.addAll(pack.opened().usualExpansions().inPlainSetUp());
		}
	}

	/** Lets all games begin with a component that is exposed so. Before anything else is asked for. */
	void beginWith(String component, Exposure exposure) {
		checkCandidate(component);
		World world = pack.program(expansions).world();
		if (exposure == Exposure.READY && world.sorts().get(world.sort(component)).bodies().isEmpty()) {
			throw new WrongChoice("--ready compares with games in which " + component
					+ " does nothing, but it does nothing by itself; with --forced, it is compared with games without it");
		}
		opening = exposure == Exposure.MET ? null : new Opening.Tryout(component);
	}

	/** The game as it is. */
	Ruleset first() {
		return ruleset("as it is" + (opening == null ? "" : ", beginning where it lies ready"), pack, expansions, modes, Map.of());
	}

	/** What people read for a component of the game. */
	String title(String component) {
		checkCandidate(component);
		World world = pack.program(expansions).world();
		return world.sorts().get(world.sort(component)).title();
	}

	/** The title of the pack. */
	String title() {
		return pack.program(expansions).world().title();
	}

	/** The game with a component, and without it. */
	List<Ruleset> about(String component, Exposure exposure) {
		checkCandidate(component);
		return List.of(first(), counterfactual(pack.program(expansions).world()).without(component, exposure));
	}

	private Counterfactual counterfactual(World world) {
		return new Counterfactual(world, this::plan, List.copyOf(modes), scenario);
	}

	/** What asks about each component of the pack. */
	Survey survey(Survey.Games games, Survey.Field field) {
		first();
		World world = pack.program(expansions).world();
		return new Survey(world, counterfactual(world), games, field);
	}

	/** Names of the components of the pack that games could do without. */
	List<String> components() {
		return Survey.components(pack.program(expansions).world(), pack.opened()::isOwn);
	}

	private Program plan(World world) {
		return pack.opened().compiler().informed(Planner.probed(world));
	}

	/** The game that the pack changes, without it. */
	Ruleset base() {
		if (!pack.opened().compiler().isAddition()) {
			throw new WrongChoice("--against-base: " + pack.name() + " brings a game of its own, so there is none without it");
		}
		return ruleset("without " + pack.name(), pack.worldOfBase());
	}

	private void checkCandidate(String component) {
		List<String> candidates = new Ablation(pack.program(expansions).world()).candidates();
		if (!candidates.contains(component)) {
			throw WrongChoice.unknown("component that games could do without called", component, candidates);
		}
	}

	/**
	 * Another version of the pack.
	 *
	 * @param title of the ruleset
	 */
	Ruleset againstVersion(String title, Path folder) {
		OpenPack other = workshop.open(folder);
		packs.add(other);
		return ruleset(title, other, expansions, modes, Map.of());
	}

	/** The pack with one more expansion or mode. */
	Ruleset againstSwitch(String wanted) {
		if (expansions.contains(wanted) || modes.contains(wanted)) {
			throw new WrongChoice("--against " + wanted + ": that is on already, so there is nothing to compare");
		}
		if (pack.expansions().contains(wanted)) {
			return ruleset("with " + wanted, pack, and(expansions, wanted), modes, Map.of());
		}
		if (modeNames().contains(wanted)) {
			return ruleset("with " + wanted, pack, expansions, and(modes, wanted), Map.of());
		}
		List<String> known = new ArrayList<>(pack.expansions());
		known.addAll(modeNames());
		throw WrongChoice.unknown("folder, expansion or mode", wanted, known);
	}

	/** The game with other numbers, as in {@code Oxygen=4,Doors=12}. */
	Ruleset varied(String wanted) {
		SequencedMap<String, Integer> numbers = OtherNumbers.read(wanted);
		return ruleset("with " + written(numbers), pack, expansions, modes, numbers);
	}

	/** The game with some numbers, which may be those that it has. */
	Ruleset numbered(SequencedMap<String, Integer> wanted) {
		Map<String, Integer> present = OtherNumbers.present(pack.program(expansions).world());
		SequencedMap<String, Integer> other = new LinkedHashMap<>(wanted);
		other.entrySet().removeIf(number -> number.getValue().equals(present.get(number.getKey())));
		return other.isEmpty() ? first() : ruleset("with " + written(other), pack, expansions, modes, other);
	}

	/** What a number of the game is now; one that there is. */
	int present(String name) {
		return OtherNumbers.present(pack.program(expansions).world()).get(name);
	}

	private static String written(Map<String, Integer> numbers) {
		return String.join(", ", numbers.entrySet().stream().map(Map.Entry::toString).toList());
	}

	/** All packs that are played. */
	List<OpenPack> packs() {
		return packs;
	}

	private List<String> modeNames() {
		return plain.modes().stream().map(World.Mode::name).toList();
	}

	private static Set<String> and(Set<String> some, String more) {
		Set<String> all = new LinkedHashSet<>(some);
		all.add(more);
		return all;
	}

	private Ruleset ruleset(String title, OpenPack played, Set<String> on, Set<String> modesOn, Map<String, Integer> numbers) {
		OpenPack counted = otherNumbers.withCopies(played, on, numbers);
		World world = counted.program(on).world();
		List<String> known = world.modes().stream().map(World.Mode::name).toList();
		modesOn.stream().filter(mode -> !known.contains(mode)).findFirst().ifPresent(mode -> {
			throw WrongChoice.unknown("mode", mode, known);
		});
		world.refusalOf(modesOn).ifPresent(reason -> {
			throw new WrongChoice(reason);
		});
		Optional.ofNullable(scenario).filter(name -> world.scenarios().stream().noneMatch(scene -> scene.name().equals(name)))
				.ifPresent(name -> {
					throw WrongChoice.unknown("scenario", name, world.scenarios().stream().map(World.Scenario::name).toList());
				});
		World varied = OtherNumbers.varied(world, numbers);
		return new Ruleset(title, counted.opened().compiler().informed(Planner.probed(varied)), List.copyOf(modesOn), scenario, opening);
	}

	private Ruleset ruleset(String title, World world) {
		return new Ruleset(title, plan(world), List.copyOf(modes), scenario, opening);
	}
}
