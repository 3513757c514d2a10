package org.hullwright.engine.tree;

import java.util.List;

/**
 * Which game it is.
 *
 * @param pack name of the pack that is played
 * @param version its version
 * @param fingerprint changes whenever anything changes that can change the course of a game
 * @param packs all that it was made of, each after those it requires
 * @param expansions names of those that are on, and so part of the game
 */
public record Edition(String pack, String version, String title, String fingerprint, List<World.PackState> packs,
		List<String> expansions) {

	/** A game that is made of the same packs and goes another course. */
	Edition known(String otherFingerprint) {
		return new Edition(pack, version, title, otherFingerprint, packs, expansions);
	}
}
