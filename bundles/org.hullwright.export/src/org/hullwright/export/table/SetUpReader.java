package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.AllowanceExceeded;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Expansion;

/** Sets up games, for each number of players, each mode and each scenario, and reads what then lies where. */
final class SetUpReader {

	/** Of all chance in a set-up; any number does, as long as it stays. */
	private static final long SEED = 1;
	/** Steps that all set-ups may take together, which is hundreds of times what those of a large game take. */
	private static final long MOST_STEPS = 50_000_000;

	private final Program program;
	private final ArrangementReader arrangements;
	private final List<Expansion> told;
	private final List<SetUp> setUps = new ArrayList<>();
	private final Allowance allowance = new Allowance(MOST_STEPS);
	private final List<String> untold = new ArrayList<>();

	/** @param told the expansions by which these set-ups are told from others of the game; empty for no such */
	SetUpReader(Program program, ArrangementReader arrangements, List<Expansion> told) {
		this.program = program;
		this.arrangements = arrangements;
		this.told = List.copyOf(told);
	}

	/** Sets up all games there are; none when the pack has no game. */
	void read() {
		if (program.world().game().phases().isEmpty()) {
			return;
		}
		readEach(players -> read(Variant.PLAIN, players).ifPresent(setUps::add));
		program.world().modes().forEach(mode -> readEach(players -> readMode(mode, players)));
		for (World.Scenario scenario : program.world().scenarios()) {
			Optional<String> reason = reasonAgainst(scenario);
			reason.ifPresentOrElse(untold::add, () -> readEach(players -> read(Variant.of(scenario), players).ifPresent(setUps::add)));
		}
	}

	/**
	 * What is set up otherwise than without a mode. A mode that is not for so many players, or changes nothing yet, has no set-up of its
	 * own.
	 */
	private void readMode(World.Mode mode, int players) {
		Variant variant = Variant.of(mode);
		if (program.refusalOf(variant.options(players)).isEmpty()) {
			Optional<SetUp> plain = setUps.stream()
					.filter(setUp -> Objects.equals(setUp.variantOrNull(), nameOf(Variant.PLAIN)) && setUp.players() == players)
					.findFirst();
			read(variant, players).filter(setUp -> plain.map(SetUp::arrangement).filter(setUp.arrangement()::equals).isEmpty())
					.ifPresent(setUps::add);
		}
	}

	/** What could be read. */
	List<SetUp> setUps() {
		return setUps;
	}

	/** What could not, and why, as sentences. */
	List<String> untold() {
		return untold;
	}

	private Optional<String> reasonAgainst(World.Scenario scenario) {
		List<String> missing = scenario.expansions().stream().filter(expansion -> !program.world().expansions().contains(expansion))
				.toList();
		if (!missing.isEmpty()) {
			return Optional.of(
					"The scenario “" + Titles.of(scenario) + "” needs the expansions " + String.join(",", missing) + ", which are not on.");
		}
		return Optional.ofNullable(scenario.earlier()).map(earlier -> "The scenario “" + Titles.of(scenario)
				+ "” starts from how an earlier game ended, which nobody knows before it is played.");
	}

	private void readEach(IntConsumer reading) {
		World.Game game = program.world().game();
		IntStream.rangeClosed(game.fewestPlayers(), game.mostPlayers()).forEach(reading);
	}

	private Optional<SetUp> read(Variant variant, int players) {
		String title = variant.titleFor(players) + with();
		var game = new Game(program, GameRecord.fresh(program, variant.options(players)), seat -> new RandomAgent(SEED, "seat " + seat),
				Watching.EVENTS, allowance);
		try {
			game.setUp();
		} catch (GameEnded ended) {
			untold.add(title + " cannot be set up: the game ends while it is set up.");
			return Optional.empty();
		} catch (AllowanceExceeded exceeded) {
			untold.add(title + " is not set up: all set-ups together take too long.");
			return Optional.empty();
		} catch (ContentError error) {
			return untold(title, game.worded(error));
		} catch (GameError earlier) {
			return untold(title, earlier);
		}
		String name = nameOf(variant);
		String identity = program.world().pack() + ":setup/" + Objects.requireNonNullElse(name, "") + "#" + players;
		List<String> modes = program.world().modes().stream().filter(mode -> variant.modes().contains(mode.name())).map(Titles::of)
				.toList();
		GameState state = game.state();
		return Optional.of(new SetUp(identity, title, players, name, modes, arrangements.of(state),
				arrangements.ordered(state.journal().events())));
	}

	private String with() {
		return told.isEmpty() ? "" : ", with " + told.stream().map(SetUpReader::titleOf).collect(Collectors.joining(", "));
	}

	private static String titleOf(Expansion expansion) {
		return Titles.of(expansion.getName(), Objects.requireNonNullElse(expansion.getTitle(), expansion.getName()));
	}

	/** Null for the plain game without expansions that are told. */
	private @Nullable String nameOf(Variant variant) {
		String with = told.stream().map(Expansion::getName).collect(Collectors.joining("-"));
		String own = variant.name();
		return own == null ? (with.isEmpty() ? null : with) : with.isEmpty() ? own : own + "-" + with;
	}

	private Optional<SetUp> untold(String title, GameError error) {
		untold.add(title + " cannot be set up: " + error.place() + ": " + error.getMessage() + ".");
		return Optional.empty();
	}

	/**
	 * A way to set a game up.
	 *
	 * @param name null for the plain one
	 * @param title empty for the plain one
	 * @param modes names of those that are on
	 * @param scenario name of it; null when it is none
	 */
	private record Variant(@Nullable String name, String title, List<String> modes, @Nullable String scenario) {

		static final Variant PLAIN = new Variant(null, "", List.of(), null);

		static Variant of(World.Scenario scenario) {
			return new Variant(scenario.name(), Titles.of(scenario), scenario.modes(), scenario.name());
		}

		static Variant of(World.Mode mode) {
			return new Variant(mode.name(), "Game, " + Titles.of(mode) + ",", List.of(mode.name()), null);
		}

		GameOptions options(int players) {
			return new GameOptions(players, modes, scenario, SEED);
		}

		String titleFor(int players) {
			return (title.isEmpty() ? "Game" : title) + " for " + players + (players == 1 ? " player" : " players");
		}
	}
}
