package org.hullwright.engine.testing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.tree.World;

/**
 * How the game of a test is started: as it says, and as the scenario asks for that it names.
 *
 * @param expansions that are on
 */
public record TestStart(Set<String> expansions, GameOptions options) {

	private static final long SEED = 1;

	/** Keeps its own copy. */
	public TestStart {
		expansions = Set.copyOf(expansions);
	}

	/** @param world of the pack of the test, whatever expansions are on in it */
	public static TestStart of(World.Test test, World world) {
		Optional<World.Scenario> scenario = test.scenario().flatMap(name -> world.scenarios().stream().filter(known -> known.name().equals(name)).findFirst());
		Set<String> modes = new LinkedHashSet<>(test.modes());
		Set<String> expansions = new LinkedHashSet<>(test.expansions());
		scenario.ifPresent(start -> {
			modes.addAll(start.modes());
			expansions.addAll(start.expansions());
		});
		return new TestStart(expansions, new GameOptions(test.players(), List.copyOf(modes), test.scenario(), SEED));
	}
}
