package org.hullwright.export.art;

import java.util.List;

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

	/**
	 * What components look like from behind.
	 *
	 * @param alike one of them
	 */
	Raster back(Back back, CardFace alike);

	/** A board on which nothing lies. */
	BoardPicture board(Board board);

	/**
	 * A surface with slots for things, each with words below it.
	 *
	 * @param width in pixels
	 * @param height in pixels
	 */
	Raster surface(int width, int height, List<Label> labels);

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
}
