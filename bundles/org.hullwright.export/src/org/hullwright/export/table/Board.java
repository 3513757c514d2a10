package org.hullwright.export.table;

import java.util.List;

/**
 * A board.
 *
 * @param identity stays whatever else is added to the pack
 * @param spaces in reading order
 * @param links what joins two spaces
 */
public record Board(String identity, String title, List<Space> spaces, List<Link> links) {

	public Board {
		spaces = List.copyOf(spaces);
		links = List.copyOf(links);
	}

	/**
	 * A space.
	 *
	 * @param title as it is printed; the name of the kind when it has none
	 * @param row from the top of the board, from 0
	 * @param column from the left of the board, from 0; in half steps
	 */
	public record Space(String identity, String title, int row, int column) {}

	/**
	 * What joins two spaces, of which one may be on another board.
	 *
	 * @param from identity of a space
	 * @param to identity of a space
	 */
	public record Link(String identity, String title, String from, String to) {}
}
