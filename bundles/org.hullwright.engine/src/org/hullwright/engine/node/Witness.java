package org.hullwright.engine.node;

import java.util.List;

import org.hullwright.engine.state.Seats;

/** Hears what the rules tell in front of whom; for those who find out whether a player is told what is hidden from them. */
public interface Witness {

	/**
	 * A line of the log is about to be told.
	 *
	 * @param source number of the place of the text
	 */
	void said(int source, List<Mention> mentions, Seats audience);

	/**
	 * A decision is about to be asked.
	 *
	 * @param prompt what its question mentions
	 * @param options what the words of each option mention
	 */
	void asked(List<Mention> prompt, List<List<Mention>> options);
}
