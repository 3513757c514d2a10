package org.hullwright.model.texts;

import org.hullwright.model.Component;

/** What a name stands for while a game is played, for those who put it into words. */
public sealed interface Standing {

	/** The person who reads the words. */
	record Reader() implements Standing {}

	/** A piece that a pack declares. */
	record Piece(Component component) implements Standing {}

	/** Something else with a title: a space of a board, a word, a number. */
	record Titled(String title) implements Standing {}
}
