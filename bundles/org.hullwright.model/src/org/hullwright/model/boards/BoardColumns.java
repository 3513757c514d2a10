package org.hullwright.model.boards;

/**
 * The columns of a board that is drawn with letters: neighbours in a row are two of them apart, so that there is one between for those of
 * the next row.
 */
public final class BoardColumns {

	private static final int WIDTH = 2; // characters

	private BoardColumns() {}

	/**
	 * The column that a letter stands in, counted from 1.
	 *
	 * @param at how many characters stand before it in its row
	 */
	public static int of(int at) {
		return at / WIDTH + 1;
	}
}
