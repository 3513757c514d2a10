package org.hullwright.playtest.session;

import java.util.Set;
import org.hullwright.engine.game.Program;
import org.hullwright.packs.OpenedPack;

/**
 * What many games of a pack are played with. Not for several threads.
 *
 * @param pack without errors
 * @param version changes with every change of a text that it is made of
 */
public record ManyGames(OpenedPack pack, String version) {

	/** The pack with a set of expansions switched on. */
	public Program program(Set<String> expansions) {
		return pack.compiler().program(expansions, "");
	}
}
