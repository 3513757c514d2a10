package org.hullwright.simulation.rules;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;

/**
 * What games are played by.
 *
 * @param title what makes it differ from others, for people
 * @param program planned with probes
 * @param modes names of the modes that are on
 * @param scenario that games start from; none for the plain set-up
 * @param opening the moment that games begin with; none for games that are played from their set-up on
 */
public record Ruleset(String title, Program program, List<String> modes, Optional<String> scenario, Optional<Opening> opening) {

	public Ruleset {
		modes = List.copyOf(modes);
	}

	/** What is played from the set-up on. */
	public Ruleset(String title, Program program, List<String> modes, Optional<String> scenario) {
		this(title, program, modes, scenario, Optional.empty());
	}

	/** All that the games are made of. */
	public World world() {
		return program.world();
	}
}
