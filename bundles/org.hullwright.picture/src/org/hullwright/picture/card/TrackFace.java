package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.lang.rulestext.RulesText;

/**
 * What is printed on a track.
 *
 * @param icon name of its icon; empty text when it has none
 * @param accent the colour that it is told apart by, in the notation {@code #rrggbb} or as a word; empty text when nothing says it
 * @param lowest number of its first space
 * @param highest number of its last space, at least the lowest
 * @param start where its marker begins
 * @param spaces those on which something happens, in the order of their numbers
 */
public record TrackFace(String title, String icon, String accent, int lowest, int highest, int start, List<Space> spaces) {

	public TrackFace {
		spaces = List.copyOf(spaces);
	}

	/**
	 * A space on which something happens.
	 *
	 * @param title empty text when it has none
	 * @param rules what happens there
	 */
	public record Space(int number, String title, RulesText rules) {}

	/** How many spaces there are. */
	public long count() {
		return (long) highest - lowest + 1;
	}
}
