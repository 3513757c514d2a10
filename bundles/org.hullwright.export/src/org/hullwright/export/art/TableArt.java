package org.hullwright.export.art;

import java.util.List;

import org.hullwright.export.art.Sharpness.Pixels;
import org.hullwright.export.table.Board;
import org.hullwright.export.table.Component;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Raster;
import org.hullwright.picture.card.Back;

/** Draws what lies on a table. For one thread. */
public interface TableArt {

	/**
	 * A side of a component.
	 *
	 * @param side from 0
	 */
	Raster face(Component component, int side);

	/** How large each card of a sheet is that has this one on it. */
	Pixels size(Component card);

	/**
	 * Cards of one size in rows, from the left and from the top.
	 *
	 * @param columns how many are in a row
	 * @param side of each of them, from 0
	 */
	Raster sheet(List<Component> cards, int columns, int side);

	/**
	 * How a figure stands on a board.
	 *
	 * @param side from 0
	 * @param person whether it is moved by a player, and nobody else's
	 */
	Raster standing(Component component, int side, boolean person);

	/**
	 * What components look like from behind.
	 *
	 * @param alike one of them
	 */
	Raster back(Back back, CardFace alike);

	/**
	 * A board on which nothing lies.
	 *
	 * @param above how many pixels are left free above it
	 */
	BoardPicture board(Board board, int above);

	/**
	 * A surface with slots for things, each with words below it.
	 *
	 * @param width in pixels
	 * @param height in pixels
	 * @param headings of parts of it
	 */
	Raster surface(int width, int height, List<Label> labels, List<Heading> headings);

	/**
	 * A square picture by which people find something in a list: one of what is in it, with words below.
	 *
	 * @param shown side by side; may be none
	 * @param words what it is called, line by line
	 */
	Raster cover(List<Raster> shown, List<String> words);

	/**
	 * A slot with words below it.
	 *
	 * @param slot in pixels
	 */
	record Label(String text, Bounds slot) {}

	/**
	 * Large words.
	 *
	 * @param place of the line, in pixels; the words begin at its left
	 */
	record Heading(String text, Bounds place) {}
}
