package org.hullwright.simulation.rules;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.World;

/**
 * What games are played by.
 *
 * @param title what makes it differ from others, for people
 * @param program planned with probes
 * @param modes names of the modes that are on
 * @param scenario that games start from; null for the plain set-up
 * @param opening the moment that games begin with; null for games that are played from their set-up on
 */
public record Ruleset(String title, Program program, List<String> modes, @Nullable String scenario, @Nullable Opening opening) {

	public Ruleset {
		modes = List.copyOf(modes);
	}

	/** What is played from the set-up on. */
	public Ruleset(String title, Program program, List<String> modes, @Nullable String scenario) {
		this(title, program, modes, scenario, null);
	}

	/** All that the games are made of. */
	public World world() {
		return program.world();
	}
}
