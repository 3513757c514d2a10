package org.hullwright.simulation.report;

/**
 * What games tell about a component, or about a pack.
 *
 * @param sentence all of it, to stand alone
 * @param inShort what is to be known first, to stand after its title: "makes winning easier"
 */
public record Judgement(Kind kind, String sentence, String inShort) {

	/** Kinds of it, the most noteworthy first. */
	public enum Kind {
		/** Rules broke all games with it. */
		BROKEN,
		/** With it, players win more often, or fare better in another way. */
		STRONG,
		/** With it, players win less often, or fare worse in another way. */
		WEAK,
		/** It was in play, and could not be used. */
		UNUSABLE,
		/** It was in play and nobody used it, who may not have wanted to. */
		UNUSED,
		/** It changes something that is neither good nor bad for players. */
		OTHERWISE,
		/** It was met or used too rarely to be judged. */
		SELDOM,
		/** Nothing of the kind is shown. */
		NOT_SHOWN
	}

	/** Whether an author has to look at it. */
	public boolean isNoteworthy() {
		return switch (kind) {
			case BROKEN, STRONG, WEAK, UNUSABLE, UNUSED -> true;
			case OTHERWISE, SELDOM, NOT_SHOWN -> false;
		};
	}
}
