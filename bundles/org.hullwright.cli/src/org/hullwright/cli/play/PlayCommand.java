package org.hullwright.cli.play;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.table.TableTelling;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.testing.Invariants;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.packs.PlayableGames.PlayableGame;
import org.hullwright.simulation.play.Policy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays one game and tells its story, or many and counts how they end. */
@Command(name = "play", mixinStandardHelpOptions = true, description = "Plays a game, or many games, without a window.", footer = { "",
		"The same pack, options and seed give the same game, byte for byte." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class PlayCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = { "--seats", "--players" }, paramLabel = "N", converter = PlayerCounts.Converter.class,
			description = "How many players; with --games also a range like 1-5. The fewest of the game unless given.")
	private @Nullable PlayerCounts seats;

	@Option(names = "--seed", paramLabel = "S", description = "Where all chance of the game comes from; 1 unless given.")
	private long seed = 1;

	@Option(names = "--agents", paramLabel = "AGENT", split = ",", converter = AgentKind.Converter.class,
			description = "Who decides: random, first, heuristic (tries each option), goals, search or search:ITERATIONS (looks further ahead), or person; "
					+ "one for all seats, or one for each, separated by commas. Random unless given. Where a track counts seconds, programs take "
					+ "5 to 20 for a decision, or those behind them, as in random@10-40.")
	private List<AgentKind> agents = List.of(new AgentKind.Computer(new Policy.Any()));

	@Option(names = "--modes", paramLabel = "MODE", split = ",", description = "Modes to switch on, separated by commas.")
	private List<String> modes = List.of();

	@Option(names = "--expansions", paramLabel = "EXPANSION", split = ",", description = "Expansions to switch on, separated by commas.")
	private List<String> expansions = List.of();

	@Option(names = "--scenario", paramLabel = "SCENARIO", description = "How to start; switches on what the scenario asks for.")
	private @Nullable String scenario;

	@Option(names = "--here", paramLabel = "NAME", description = {
			"Begin where a component matters, as the pack says for its kind with `try`; or with what a test is given, by its title.",
			"Up to there nobody is asked." })
	private @Nullable String here;

	@Option(names = "--language", paramLabel = "LANGUAGE",
			description = "Language of the game, as the pack names it: de, fr ... Its own unless given.")
	private @Nullable String language;

	@Option(names = "--games", paramLabel = "N",
			description = "Play so many games, with the seeds from --seed on, and print how they ended.")
	private int games = 1;

	@Option(names = "--checked", description = {
			"Check after every sentence that changes something what has to hold in any game: every piece is at one place that is made for it,",
			"and every state within its bounds. Slower." })
	private boolean checked;

	@Option(names = "--record", paramLabel = "FILE", description = "Keep the game in a file for `replay`, also when it is ended by Ctrl+C.")
	private @Nullable Path record;

	@Option(names = "--why-not", description = "Tell before each decision what is not possible, and which condition is in its way.")
	private boolean whyNot;

	@Option(names = "--quiet", description = "Print only how the game ended.")
	private boolean quiet;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the game is told */
	public PlayCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		checkUsage();
		OpenPack written = open();
		OpenPack pack = language == null ? written : written.speaking(language);
		World plain = pack.program(Set.of()).world();
		pack.refuseWithoutGame();
		Start start = start(plain);
		Set<String> on = new LinkedHashSet<>(expansions);
		on.addAll(start.expansions());
		checkModes(plain);
		checkModesTogether(pack.program(on).world(), start);
		PlayerCounts wanted = seats == null ? new PlayerCounts(start.players(), start.players()) : seats;
		wanted.each().forEach(players -> checkPlayers(players, plain));
		Optional.ofNullable(start.opening()).flatMap(pack.program(on)::missingFor).ifPresent(console.err()::println);
		pack.remarkOnExpansions(on, "--expansions").ifPresent(console.err()::println);
		if (games == 1 && wanted.each().size() == 1 && !checked) {
			return playOne(pack, on, options(wanted.fewest(), seed, start));
		}
		return playMany(pack, checked ? pack.probedProgram(on) : pack.program(on), wanted, start);
	}

	private OpenPack open() {
		OpenPack pack = new Workshop(selected.packs()).open(folder);
		List<PlayableGame> games = console.interactive() ? pack.games() : List.of();
		if (games.isEmpty()) {
			return pack;
		}
		String game = new GameQuestion(console).ask(pack.name(), games);
		return new Workshop(new PackSelection(game, selected.packs().additions())).open(folder);
	}

	private void checkUsage() {
		if (games < 1) {
			throw wrongUsage("--games: there must be at least 1");
		}
		if (seed > Long.MAX_VALUE - games + 1) {
			throw wrongUsage("--seed: there are not so many seeds after that one");
		}
		boolean many = checked || games > 1 || seats != null && seats.each().size() > 1;
		if (many && record != null) {
			throw wrongUsage("--record keeps a single game; leave --games out, or play the seed you want again");
		}
		if (record != null) {
			FileWords.refusal(record).ifPresent(reason -> {
				throw new ContentProblem(reason);
			});
		}
		if (many && whyNot) {
			throw wrongUsage("--why-not tells about a single game; leave --games out, or play the seed you want again");
		}
		if (quiet && whyNot) {
			throw wrongUsage("--why-not tells of each decision and --quiet only how the game ended; choose one");
		}
		if (json.isWanted() && (whyNot || agents.contains(new AgentKind.Terminal()))) {
			throw wrongUsage("--json tells how games ended; leave --why-not out, and persons");
		}
		if (many && agents.contains(new AgentKind.Terminal())) {
			throw wrongUsage("a person plays one game at a time; leave --games out");
		}
	}

	private ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private Start start(World world) {
		Start start = scenario == null
				? Start.plain(world)
				: Start.scenario(scenario, world).orElseThrow(
						() -> wrongUsage("there is no scenario " + scenario
								+ listed(world.scenarios().stream().map(World.Scenario::name).toList())));
		return here == null ? start : start.here(here, world).orElseThrow(() -> wrongUsage("there is no component and no test " + here));
	}

	private void checkModes(World world) {
		List<String> names = world.modes().stream().map(World.Mode::name).toList();
		modes.stream().filter(mode -> !names.contains(mode)).findFirst().ifPresent(mode -> {
			throw wrongUsage("there is no mode " + mode + listed(names));
		});
	}

	private void checkModesTogether(World world, Start start) {
		world.refusalOf(options(0, seed, start).modes()).ifPresent(reason -> {
			throw wrongUsage(reason);
		});
	}

	private void checkPlayers(int players, World world) {
		World.Game game = world.game();
		if (players < game.fewestPlayers() || players > game.mostPlayers()) {
			throw wrongUsage(
					game.title() + " is for " + game.fewestPlayers() + " to " + game.mostPlayers() + " players, not for " + players);
		}
		if (agents.size() != 1 && agents.size() != players) {
			throw wrongUsage("--agents: name one for all seats, or one for each of the " + players);
		}
	}

	private static String listed(List<String> names) {
		return names.isEmpty() ? "; the pack has none" : (names.size() == 1 ? "; there is " : "; there are ") + String.join(", ", names);
	}

	private GameOptions options(int players, long gameSeed, Start start) {
		Set<String> on = new LinkedHashSet<>(modes);
		on.addAll(start.modes());
		return new GameOptions(players, List.copyOf(on), start.scenario(), gameSeed, start.opening());
	}

	private Agent agent(int seat, long gameSeed, @Nullable Person person) {
		AgentKind kind = agents.size() == 1 ? agents.getFirst() : agents.get(seat - 1);
		return kind.agent(gameSeed, seat, person);
	}

	/** Persons at one terminal have no secrets from each other; where none plays, the reader is told everything. */
	private Sight reader(int players) {
		List<Integer> persons = IntStream.rangeClosed(1, players)
				.filter(seat -> agents.get(agents.size() == 1 ? 0 : seat - 1) instanceof AgentKind.Terminal).boxed().toList();
		return persons.isEmpty() ? new Sight.Everything() : new Sight.OfSeats(persons);
	}

	private int playOne(OpenPack pack, Set<String> on, GameOptions options) {
		Program program = pack.tracedProgram(on);
		Story[] story = new Story[1];
		WhyNot reasons = new WhyNot(console.out(), program.world().places(), pack);
		Runnable[] known = new Runnable[1];
		Person person = new Person(console, () -> story[0].tell(), new TableTelling(program), () -> known[0].run(), reasons,
				InstantSource.system());
		Game game = new Game(program, options, seat -> {
			Agent agent = agent(seat, options.seed(), person);
			return whyNot ? reasons.before(agent, () -> story[0].tell()) : agent;
		}, Watching.EVENTS);
		Sight reader = reader(options.players());
		story[0] = new Story(console.out(), game, program.world(), reader);
		known[0] = new PrivateKnowledge(console.out(), game, program, reader)::tell;
		try (var kept = new Keeping(record, () -> new RecordFile(folder.toString(), List.copyOf(on), game.record()),
				console)) {
			return play(game, story[0], pack, options);
		}
	}

	private int play(Game game, Story story, OpenPack pack, GameOptions options) {
		try {
			Outcome outcome = game.play();
			tell(story);
			if (json.isWanted()) {
				json.print(console, PlayedGame.of(pack.name(), options, outcome));
			} else {
				console.out().println(OutcomeWords.of(outcome));
			}
			return ExitCode.FINE;
		} catch (GameError error) {
			tell(story);
			console.out().flush();
			console.err().println(ErrorWords.of(error, pack));
			return ExitCode.PROBLEMS;
		} catch (GameAbandoned left) {
			console.out().println("The game was left.");
			return ExitCode.FINE;
		}
	}

	private void tell(Story story) {
		if (!quiet && !json.isWanted()) {
			story.tell();
		}
	}

	private int playMany(OpenPack pack, Program program, PlayerCounts wanted, Start start) {
		int code = ExitCode.FINE;
		List<GameTable.Counted> counted = new ArrayList<>();
		for (int players : wanted.each()) {
			GameTable table = new GameTable(players, games, console);
			for (int number = 0; number < games; number++) {
				long gameSeed = seed + number;
				try {
					table.add(new Game(program, options(players, gameSeed, start), seat -> agent(seat, gameSeed, null),
							checked ? Watching.NOTHING.with(new Invariants()) : Watching.NOTHING).play());
				} catch (GameError error) {
					table.add(gameSeed, ErrorWords.of(error, pack));
					code = ExitCode.PROBLEMS;
				}
			}
			counted.add(table.counted());
			if (!json.isWanted()) {
				table.print();
			}
		}
		if (json.isWanted()) {
			json.print(console, new PlayedGames(pack.name(), seed, counted));
		}
		return code;
	}

	/** What is printed for other programs; the games begin with that seed and count up from there. */
	private record PlayedGames(String pack, long seed, List<GameTable.Counted> tables) {}
}
