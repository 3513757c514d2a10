package org.hullwright.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.testing.TestStart;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;

/**
 * Where games start, and what that asks for.
 *
 * @param players how many, unless the user says otherwise
 * @param scenario null for the plain set-up
 * @param opening null for games that are played from their set-up on
 */
record Start(int players, @Nullable String scenario, List<String> modes, Set<String> expansions, @Nullable Opening opening) {

	static Start plain(World world) {
		return new Start(world.game().fewestPlayers(), null, List.of(), Set.of(), null);
	}

	/** Empty when there is no scenario of that name. */
	static Optional<Start> scenario(String name, World world) {
		return world.scenarios().stream().filter(known -> known.name().equals(name)).findFirst()
				.map(known -> new Start(world.game().fewestPlayers(), name, known.modes(), Set.copyOf(known.expansions()),
						null));
	}

	/**
	 * The same where a component matters, or what a test of that title is given; empty when there is neither of that name.
	 *
	 * @throws ContentProblem when the test begins in the middle of a recorded game, which has to be gone on with instead
	 */
	Optional<Start> here(String name, World world) {
		if (world.sorts().stream().anyMatch(sort -> sort.name().equals(name))) {
			return Optional.of(new Start(players, scenario, modes, expansions, new Opening.Tryout(name)));
		}
		Optional<Trials.Test> meant = world.tests().stream().filter(test -> test.title().equals(name)).findFirst();
		meant.flatMap(test -> Optional.ofNullable(test.moment())).ifPresent(moment -> {
			throw new ContentProblem("The test \"" + name + "\" begins with decision " + moment.decision() + " of " + moment.game()
					+ ". The workbench plays on from there; `hullwright replay` plays that game again.");
		});
		return meant.map(test -> TestStart.fresh(test, world))
				.map(start -> new Start(start.options().players(),
						start.options().scenario(), start.options().modes(),
						start.expansions(),
						new Opening.Given(name)));
	}
}
