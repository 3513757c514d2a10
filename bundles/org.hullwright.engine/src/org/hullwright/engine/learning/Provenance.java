package org.hullwright.engine.learning;

import org.hullwright.engine.tree.World;

/**
 * Where a learned evaluation function comes from.
 *
 * @param pack name of the pack that it was learned for
 * @param version of that pack
 * @param fingerprint of what the pack said then by itself
 * @param game name of the game
 * @param seed of the first game; the same pack and numbers learn the same again
 * @param generations how often it learned from games that it had played itself
 * @param games how many games it learned from in all
 * @param won which share of players won by it in self-play, over all ways to play alike; 0 as long as that was not tried
 * @param wonByGoals the same by the goals that are written; 0 where there are none
 */
public record Provenance(String pack, String version, String fingerprint, String game, long seed, int generations, long games,
		double won, double wonByGoals) {

	/** Whether it is known to play no worse than the goals that are written. */
	public boolean isAsGoodAsGoals() {
		return won >= wonByGoals;
	}

	/** For people, to stand after "what was learned from". */
	public String inWords() {
		return games + (generations == 0 ? " random" : "") + " games of " + pack + " " + version
				+ (generations == 0 ? "" : ", in " + generations + (generations == 1 ? " generation" : " generations"));
	}

	/** The fingerprint of a pack among those of a world; that of the whole world for one that is not told apart there. */
	public static String fingerprintOf(World world, String pack) {
		return world.packs().stream().filter(state -> state.name().equals(pack)).map(World.PackState::fingerprint).findFirst()
				.orElse(world.fingerprint());
	}
}
