package org.hullwright.playtest.session;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.testing.TestStart;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.ide.answer.StartingPoint;

/**
 * How a game is set up that begins from a place in the text: with as few players as there can be, all of them persons, and always the same seed, so that what
 * comes differently the next time comes from what was changed in between.
 *
 * @param expansions that are on
 */
record StartSetup(Set<String> expansions, GameOptions options) {
	private static final long SEED = 1;

	/**
	 * @param usual the expansions that are on unless somebody says otherwise
	 * @param world of the pack, whatever expansions are on in it
	 * @throws IllegalArgumentException when there is nothing of that name; says so
	 */
	static StartSetup of(StartingPoint from, Set<String> usual, World world) {
		int fewest = world.game().fewestPlayers();
		return switch (from.what()) {
			case COMPONENT -> new StartSetup(usual, new GameOptions(fewest, List.of(), Optional.empty(), SEED, Optional.of(new Opening.Tryout(from.name()))));
			case SCENARIO -> {
				World.Scenario scenario = world.scenarios().stream().filter(known -> known.name().equals(from.name())).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("there is no scenario " + from.name()));
				Set<String> expansions = new HashSet<>(usual);
				expansions.addAll(scenario.expansions());
				yield new StartSetup(expansions, new GameOptions(fewest, scenario.modes(), Optional.of(scenario.name()), SEED));
			}
			case TEST -> {
				TestStart start = TestStart.of(world.tests().get(world.test(from.name())), world);
				GameOptions options = start.options();
				yield new StartSetup(start.expansions(), new GameOptions(options.players(), options.modes(), options.scenario(), options.seed(),
					Optional.of(new Opening.Given(from.name()))));
			}
		};
	}

	PlaySetup in(Path pack) {
		Set<Integer> everybody = IntStream.rangeClosed(1, options.players()).boxed().collect(Collectors.toSet());
		return new PlaySetup(pack, expansions, options.players(), options.modes(), options.scenario(), options.seed(), options.opening(), everybody);
	}
}
