package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestStart;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.playtest.files.GameFiles;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * How a game is set up that begins from a place in the text: with as few players as there can be, all of them persons, and always the same
 * seed, so that what comes differently the next time comes from what was changed in between.
 *
 * @param expansions that are on
 * @param past the recorded game that is gone on with; null for one that begins
 */
record StartSetup(Set<String> expansions, GameOptions options, @Nullable GameRecord past) {

	private static final long SEED = 1;

	/** For a game that begins. */
	private StartSetup(Set<String> expansions, GameOptions options) {
		this(expansions, options, null);
	}

	/**
	 * @param usual the expansions that are on unless the user says otherwise
	 * @param world of the pack, whatever expansions are on in it
	 * @param games in the folder of the pack
	 * @throws IllegalArgumentException when there is nothing of that name, or a recorded game cannot be read; says so
	 */
	static StartSetup of(StartingPoint from, Set<String> usual, World world, RecordedGames games) {
		int fewest = world.game().fewestPlayers();
		return switch (from.what()) {
			case COMPONENT -> new StartSetup(usual,
					new GameOptions(fewest, List.of(), null, SEED, new Opening.Tryout(from.name())));
			case SCENARIO -> {
				World.Scenario scenario = world.scenarios().stream().filter(known -> known.name().equals(from.name())).findFirst()
						.orElseThrow(() -> new IllegalArgumentException("there is no scenario " + from.name()));
				Set<String> expansions = new HashSet<>(usual);
				expansions.addAll(scenario.expansions());
				yield new StartSetup(expansions, new GameOptions(fewest, scenario.modes(), scenario.name(), SEED));
			}
			case TEST -> {
				TestStart start = TestStart.of(world.tests().get(world.test(from.name())), world, games);
				yield start.past() != null
						? new StartSetup(start.expansions(), start.options(), start.past())
						: new StartSetup(start.expansions(), given(from.name(), start.options()));
			}
		};
	}

	private static GameOptions given(String test, GameOptions options) {
		return new GameOptions(options.players(), options.modes(), options.scenario(), options.seed(),
				new Opening.Given(test));
	}

	PlaySetup in(Path pack) {
		return PlaySetup.of(pack, expansions, options, everybody());
	}

	/** What is known of the game already. */
	Line line() {
		GameRecord before = past;
		return before == null ? Line.fresh(everybody()) : GameFiles.line(before, everybody());
	}

	private Set<Integer> everybody() {
		return IntStream.rangeClosed(1, options.players()).boxed().collect(Collectors.toSet());
	}
}
