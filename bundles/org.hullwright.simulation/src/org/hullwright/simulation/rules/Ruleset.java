package org.hullwright.simulation.rules;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;

/**
 * What games are played by.
 *
 * @param title what makes it differ from others, for people
 * @param program planned with probes
 * @param modes names of the modes that are on
 * @param scenario that games start from; none for the plain set-up
 */
public record Ruleset(String title, Program program, List<String> modes, Optional<String> scenario) {

	/** Keeps a copy. */
	public Ruleset {
		modes = List.copyOf(modes);
	}

	/** All that the games are made of. */
	public World world() {
		return program.world();
	}
}
