package org.hullwright.engine.node;

import org.hullwright.engine.state.Seats;

/** Hears which pieces the rules name in front of whom; for those who find out whether a player is told what is hidden from them. */
@FunctionalInterface
public interface Witness {

	/**
	 * Called before anything else happens.
	 *
	 * @param source number of the place of the text
	 * @param piece that is named
	 */
	void named(int source, int piece, Seats audience);
}
