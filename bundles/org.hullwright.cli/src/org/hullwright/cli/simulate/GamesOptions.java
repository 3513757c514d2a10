package org.hullwright.cli.simulate;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.play.PlayerCounts;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;
import org.hullwright.packs.UsualExpansions;
import org.hullwright.simulation.play.Policy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which games are played to answer a question: what commands have in common that play many for it. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class GamesOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec spec;

	@Option(names = { "--seats", "--players" }, paramLabel = "N", converter = PlayerCounts.Converter.class,
			description = "How many players, or a range like 1..5. All numbers that the game allows in turn unless given.")
	private @Nullable PlayerCounts players;

	@Option(names = "--seed", paramLabel = "S", description = "Seed of the first game; the next ones have the next seeds. 1 unless given.")
	private long seed = 1;

	@Option(names = "--agents", paramLabel = "AGENT", split = ",", converter = PolicyConverter.class,
			description = "Who decides: as for `simulate`. Random unless given.")
	private List<Policy> agents = List.of(new Policy.Any());

	@Option(names = "--scenario", paramLabel = "SCENARIO", description = "How to start.")
	private @Nullable String scenario;

	@Option(names = "--modes", paramLabel = "MODE", split = ",", description = "Modes to switch on, separated by commas.")
	private List<String> modes = List.of();

	@Option(names = { "--with", "--expansions" }, paramLabel = "EXPANSION", split = ",",
			description = "Expansions to switch on, separated by commas.")
	private List<String> with = List.of();

	/** Seed of the first game. */
	public long seed() {
		return seed;
	}

	/** Who plays: one for all seats, or one for each. */
	public List<Policy> agents() {
		return agents;
	}

	/** What games start from; null for the plain set-up. */
	public @Nullable String scenario() {
		return scenario;
	}

	/** Modes that are on. */
	public List<String> modes() {
		return modes;
	}

	/** The expansions that were named; empty when none was. */
	public List<String> named() {
		return with;
	}

	/**
	 * The expansions that are on: those that were named, with what the start needs, else those that are on with it unless somebody says
	 * otherwise.
	 */
	public Set<String> expansions(OpenPack pack) {
		UsualExpansions usual = pack.opened().usualExpansions();
		String start = scenario;
		if (with.isEmpty()) {
			return start == null ? usual.inPlainSetUp() : usual.with(start);
		}
		Set<String> on = new LinkedHashSet<>(with);
		if (start != null) {
			on.addAll(usual.neededBy(start));
		}
		return on;
	}

	/**
	 * Refuses what no games could be played with.
	 *
	 * @param games how many are wanted
	 * @param most how many may be
	 */
	public void checkGames(int games, int most) {
		if (games < 1 || games > most) {
			throw wrongUsage("--games: there must be 1 to " + most);
		}
		if (seed > Long.MAX_VALUE - games) {
			throw wrongUsage("--seed: there are not so many seeds after that one");
		}
	}

	/** How many players were asked for; empty when that was left open. */
	public Optional<PlayerCounts> wantedPlayers() {
		return Optional.ofNullable(players);
	}

	/** The numbers of players, each of which can play a game of the program. */
	public List<Integer> players(Program program) {
		World.Game game = program.world().game();
		List<Integer> numbers = wantedPlayers().orElseGet(() -> new PlayerCounts(game.fewestPlayers(), game.mostPlayers())).each();
		numbers.forEach(number -> check(number, program));
		return numbers;
	}

	/** Refuses a number of players with which no game of the program can be played. */
	public void check(int number, Program program) {
		program.refusalOf(new GameOptions(number, modes, scenario, seed, null)).ifPresent(reason -> {
			throw wrongUsage(reason);
		});
		if (agents.size() != 1 && agents.size() != number) {
			throw wrongUsage("--agents: name one for all seats, or one for each of the " + number);
		}
	}

	/** Says that something on the command line cannot be done. */
	public ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}
}
