package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.tree.World;

/** Sets up games, for each number of players and each scenario, and reads what then lies where. */
final class SetUpReader {

	/** Of all chance in a set-up; any number does, as long as it stays. */
	private static final long SEED = 1;

	private final Program program;
	private final ArrangementReader arrangements;
	private final List<SetUp> setUps = new ArrayList<>();
	private final List<String> untold = new ArrayList<>();

	SetUpReader(Program program, ArrangementReader arrangements) {
		this.program = program;
		this.arrangements = arrangements;
	}

	/** Sets up all games there are; none when the pack has no game. */
	void read() {
		if (program.world().game().phases().isEmpty()) {
			return;
		}
		readEach(Optional.empty());
		for (World.Scenario scenario : program.world().scenarios()) {
			Optional<String> reason = reasonAgainst(scenario);
			reason.ifPresentOrElse(untold::add, () -> readEach(Optional.of(scenario)));
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
		List<String> missing = scenario.expansions().stream().filter(expansion -> !program.world().expansions().contains(expansion)).toList();
		if (!missing.isEmpty()) {
			return Optional.of("The scenario “" + scenario.title() + "” needs the expansions " + String.join(",", missing) + ", which are not on.");
		}
		return scenario.earlier().map(earlier -> "The scenario “" + scenario.title() + "” starts from how an earlier game ended, which nobody knows before it is played.");
	}

	private void readEach(Optional<World.Scenario> scenario) {
		World.Game game = program.world().game();
		for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
			read(scenario, players);
		}
	}

	private void read(Optional<World.Scenario> scenario, int players) {
		List<String> modes = scenario.map(World.Scenario::modes).orElse(List.of());
		String title = scenario.map(World.Scenario::title).orElse("Game") + " for " + players + (players == 1 ? " player" : " players");
		var options = new GameOptions(players, modes, scenario.map(World.Scenario::name), SEED);
		var game = new Game(program, options, seat -> new RandomAgent(SEED, "seat " + seat), Watching.NOTHING);
		try {
			game.setUp();
		} catch (GameError broken) {
			untold.add(title + " cannot be set up: " + broken.getMessage() + ".");
			return;
		}
		String identity = program.world().pack() + ":setup/" + scenario.map(World.Scenario::name).orElse("") + "#" + players;
		setUps.add(new SetUp(identity, title, players, scenario.map(World.Scenario::name), titlesOf(Set.copyOf(modes)), arrangements.of(game.state())));
	}

	private List<String> titlesOf(Set<String> modes) {
		return program.world().modes().stream().filter(mode -> modes.contains(mode.name())).map(World.Mode::title).toList();
	}
}
