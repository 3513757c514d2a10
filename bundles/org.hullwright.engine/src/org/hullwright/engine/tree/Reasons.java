package org.hullwright.engine.tree;

import java.util.List;

/** Says reasons in words. May be asked by several threads at once. */
@FunctionalInterface
public interface Reasons {

	/**
	 * One reason in words.
	 *
	 * @param source number of the place where it stands
	 * @param words a sentence without a capital letter and without a full stop
	 */
	record Reason(int source, String words) {}

	/** Who is told reasons. */
	interface Listener {

		/** Whether a piece is the player who is told, or a piece that this player owns. */
		boolean owns(int piece);

		/** Whether they know what a piece is; only then it is named. */
		boolean sees(int piece);

		/** The design of a piece. */
		int sortOf(int piece);
	}

	/**
	 * The reasons that are at the bottom of grounds, or the deepest that can be understood by themselves; empty when there are no words for
	 * them.
	 */
	List<Reason> told(List<Ground> grounds, Listener listener);
}
