package org.hullwright.export.table;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A track.
 *
 * @param identity stays whatever else is added to the pack
 * @param lowest number of its first space
 * @param highest number of its last space
 * @param start where its marker begins
 * @param spaces titles of the spaces that have one, by their numbers
 */
public record Track(String identity, String title, int lowest, int highest, int start, SortedMap<Integer, String> spaces) {

	public Track {
		spaces = new TreeMap<>(spaces);
	}
}
