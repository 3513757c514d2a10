package org.hullwright.engine.game;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.learning.FeatureExtractor;
import org.hullwright.engine.learning.Learned;
import org.hullwright.engine.learning.LearnedEvaluation;
import org.hullwright.engine.node.Gauge;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.StandingsNode;
import org.hullwright.engine.node.Tables;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;

/**
 * A pack ready to be played: immutable, shared by all games and threads.
 *
 * @param procedures by their position in the world
 * @param goals what players strive for
 * @param standings scores and teams
 * @param scenarios what scenarios do after the set-up, by their position in the world
 * @param tests the blocks of tests for games with the expansions that are on, by their position in the world
 * @param tryouts what is done so that a piece matters at once, by their position in the world
 * @param gauges what experiments measure, by the positions of both in the world
 * @param earlier what is played before scenarios that start from the end of a game, by their position in the world
 * @param probed what games can be looked into at
 * @param prospects by what those of players can be told
 */
public record Program(World world, Tables tables, List<Routine> procedures, List<Goal> goals, StandingsNode standings,
		List<Routine> scenarios,
		Map<Integer, TestRoutines> tests,
		List<Routine> tryouts, List<List<Gauge>> gauges, Map<Integer, Program> earlier, Probed probed,
		Prospects prospects) {

	/**
	 * Where a program has probes.
	 *
	 * @param rules numbers of the places of procedures, phases, effects of components and rules
	 * @param statements numbers of the places of sentences
	 * @param branches numbers of the places by which ways to go on are told: their first sentence, or a condition that does not hold
	 * @param telling numbers of the places of sentences that tell players something about the game: lines of the log with gaps, and
	 * decisions; in every program
	 */
	public record Probed(BitSet rules, BitSet statements, BitSet branches, BitSet telling) {

		public Probed {
			rules = (BitSet) rules.clone();
			statements = (BitSet) statements.clone();
			branches = (BitSet) branches.clone();
			telling = (BitSet) telling.clone();
		}
	}

	/** The blocks of a test; the same locals are known in all three. */
	public record TestRoutines(Routine given, Routine when, Routine then) {}

	/** The same program, whose agents evaluate positions by what was learned; by the goals that are written for null. */
	public Program with(@Nullable Learned other) {
		return new Program(world, tables, procedures, goals, standings, scenarios, tests, tryouts, gauges, earlier, probed,
				new Prospects(prospects.indicators(), other));
	}

	/** What was learned for its games; null when there is nothing. */
	public @Nullable Learned learned() {
		return prospects.learned();
	}

	/** Whether an evaluation function was learned for its games that foresees how likely a player wins. */
	boolean hasLearnedEvaluation() {
		return learned() instanceof LearnedEvaluation;
	}

	/** Makes what extracts the features of its games, which takes a while. */
	public FeatureExtractor features() {
		return new FeatureExtractor(layout(), prospects.indicators());
	}

	/** Where things are in the states of games of this program. */
	public Layout layout() {
		return tables.layout();
	}

	/** Why no game of this program can be started so, in a sentence; empty when one can. */
	public Optional<String> refusalOf(GameOptions options) {
		return refusalOf(options.players()).or(() -> refusalOf(options.modes()))
				.or(() -> refusalOfScenario(options.scenario()))
				.or(() -> Optional.ofNullable(options.opening()).flatMap(this::refusalOf));
	}

	private Optional<String> refusalOfScenario(@Nullable String name) {
		return name == null || scenario(name).isPresent()
				? Optional.empty()
				: Optional.of(noneCalled("scenario", name, world.scenarios().stream().map(World.Scenario::name).toList()));
	}

	private Optional<String> refusalOf(int players) {
		World.Game game = world.game();
		boolean fits = players >= game.fewestPlayers() && players <= game.mostPlayers();
		return fits
				? Optional.empty()
				: Optional.of(
						game.title() + " is for " + game.fewestPlayers() + " to " + game.mostPlayers() + " players, not for " + players);
	}

	private Optional<String> refusalOf(List<String> modes) {
		if (modes.isEmpty()) {
			return Optional.empty(); // as most games are, of which there may be millions
		}
		List<String> known = world.modes().stream().map(World.Mode::name).toList();
		return modes.stream().filter(mode -> !known.contains(mode)).findFirst().map(mode -> noneCalled("mode", mode, known))
				.or(() -> world.refusalOf(modes));
	}

	private static String noneCalled(String what, String name, List<String> known) {
		String all = (known.size() == 1 ? "; there is " : "; there are ") + String.join(", ", known);
		return "there is no " + what + " " + name + (known.isEmpty() ? "; the pack has none" : all);
	}

	/** Why no game of this program can begin there, in a sentence; empty when one can. */
	public Optional<String> refusalOf(Opening opening) {
		try {
			switch (opening) {
				case Opening.Tryout(String component) -> world.sort(component);
				case Opening.Given(String test) -> test(world.test(test));
				case Opening.SetUp nothing -> { /* every game has one */ }
			}
			return Optional.empty();
		} catch (IllegalArgumentException missing) {
			return Optional.of(missing.getMessage());
		}
	}

	/**
	 * The blocks of a test, by its position in the world.
	 *
	 * @throws IllegalArgumentException when it is for games with expansions that are off; says so
	 */
	public TestRoutines test(int position) {
		TestRoutines routines = tests.get(position);
		if (routines == null) {
			throw new IllegalArgumentException(
					"the test \"" + world.tests().get(position).title() + "\" is for games with other expansions");
		}
		return routines;
	}

	/**
	 * What to tell the player who plays from a component that no pack says anything about.
	 *
	 * @throws IllegalArgumentException when there is no such component
	 */
	public Optional<String> missingFor(Opening opening) {
		if (!(opening instanceof Opening.Tryout(String component)) || Preparation.tryoutOf(world.sort(component), world).isPresent()) {
			return Optional.empty();
		}
		String kind = world.kinds().get(world.sorts().get(world.sort(component)).kind()).name();
		return Optional.of("No pack says how " + component
				+ " is tried, so the game begins right after its set-up; what lies in a deck is its top card. "
				+ "Say what is to lie ready with `try wanted: " + kind + " { ... }`.");
	}

	/** Position of a scenario. */
	Optional<Integer> scenario(String name) {
		for (int at = 0; at < world.scenarios().size(); at++) {
			if (world.scenarios().get(at).name().equals(name)) {
				return Optional.of(at);
			}
		}
		return Optional.empty();
	}
}
