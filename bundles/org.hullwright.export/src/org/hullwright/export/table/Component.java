package org.hullwright.export.table;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.lang.design.PaperFormat;
import org.hullwright.lang.rulestext.CardFace;

/**
 * Something of which there are copies to be touched.
 *
 * @param identity stays whatever else is added to the pack
 * @param title as it is called in the game that is told
 * @param kind name of its kind
 * @param kindIcon by which its kind is told apart; empty text when the pack names none
 * @param copies as many as there are in the game; when they are used up there is no more
 * @param removed whether all copies are out of the game from the start
 * @param revised whether an expansion that is on changes what it prints or does
 * @param card what is printed on its faces
 * @param printed values that are printed on it, on whichever side, by the names of the properties, as people read them
 * @param counters what is counted on each copy in the course of a game
 */
public record Component(String identity, String title, String kind, String kindIcon, int copies, boolean removed,
		boolean revised,
		CardFace card,
		SortedMap<String, List<String>> printed, List<Counter> counters) {

	private static final double STRIP = 2; // times as wide as high

	public Component {
		printed = new TreeMap<>(printed);
		counters = List.copyOf(counters);
	}

	/** What it is made of. */
	public CardFace.Shape shape() {
		return card.shape();
	}

	/** Whether it is a tile so long that it lies along a path. */
	public boolean isStrip() {
		PaperFormat format = card.design().format();
		return shape() == CardFace.Shape.TILE && format.width() >= STRIP * format.height();
	}

	/** Whether what is on its back is no mere back, but another side of it. */
	public boolean isTwoSided() {
		return card.faces().size() > 1;
	}

	/**
	 * One of its copies.
	 *
	 * @param copy from 1
	 */
	public Piece piece(int copy) {
		return new Piece(identity, copy);
	}
}
