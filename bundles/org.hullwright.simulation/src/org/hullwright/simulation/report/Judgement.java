package org.hullwright.simulation.report;

import java.util.Locale;

/**
 * What games tell about a component, or about a pack.
 *
 * @param sentence all of it, to stand alone
 * @param does what is to be known first, to stand after its title: "makes winning easier"
 * @param numbers that show it, as in "48.3 instead of 1.3 %"; empty where none does
 */
public record Judgement(Kind kind, String sentence, String does, String numbers) {

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
		NOT_SHOWN;

		/** As people read it beside others. */
		public String inWords() {
			return name().toLowerCase(Locale.ROOT).replace('_', ' ');
		}
	}

	/** Whether an author has to look at it. */
	public boolean isNoteworthy() {
		return switch (kind) {
			case BROKEN, STRONG, WEAK, UNUSABLE, UNUSED -> true;
			case OTHERWISE, SELDOM, NOT_SHOWN -> false;
		};
	}
}
