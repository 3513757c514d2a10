package org.hullwright.playtest.line;

/**
 * A game to go on with.
 *
 * @param line that it goes, and where it stands in it; it may have no decisions yet
 * @param branches the other lines of play
 * @param fingerprint of the rules that it was decided by; empty when they are not known, so that each decision has to fit by its words
 * @param notice something to be told about it; may be empty
 */
public record ResumedGame(Line line, Branches branches, String fingerprint, String notice) {

	/** One of which there is nothing but its decisions. */
	public static ResumedGame of(Line line) {
		return new ResumedGame(line, Branches.first(), "", "");
	}
}
