package org.hullwright.export.table;

import java.util.List;

/**
 * A board.
 *
 * @param identity stays whatever else is added to the pack
 * @param squares whether its spaces are squares; otherwise they are hexagons
 * @param directions how many directions it has words for, as far as tiles are turned on it; 0 where it has none
 * @param spaces in reading order
 * @param links what joins two spaces
 */
public record Board(String identity, String title, boolean squares, int directions, List<Space> spaces, List<Link> links) {

	public Board {
		spaces = List.copyOf(spaces);
		links = List.copyOf(links);
	}

	/** A board of hexagons. */
	public Board(String identity, String title, List<Space> spaces, List<Link> links) {
		this(identity, title, false, 0, spaces, links);
	}

	/** Whether its spaces are those of a grid, on which things lie in the middle of a space. */
	public boolean isGrid() {
		return squares || directions > 0;
	}

	/**
	 * A space.
	 *
	 * @param title as it is printed; the name of the kind when it has none
	 * @param row from the top of the board, from 0
	 * @param column from the left of the board, from 0; in half steps, among squares in whole ones
	 */
	public record Space(String identity, String title, int row, int column) {}

	/**
	 * What joins two spaces, of which one may be on another board.
	 *
	 * @param from identity of a space
	 * @param to identity of a space
	 * @param oneWay whether it leads from the first to the second only
	 */
	public record Link(String identity, String title, String from, String to, boolean oneWay) {

		/** What leads both ways. */
		public Link(String identity, String title, String from, String to) {
			this(identity, title, from, to, false);
		}
	}
}
